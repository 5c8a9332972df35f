interface Drawing {
  /** SVG path of the tinted area. */
  readonly tint: string
  /** SVG path of the outline. */
  readonly lines: string
}

/** Inline SVG, because browsers create a separate document for each SVG image. */
const DRAWINGS = {
  'application-dates': {
    tint: 'M8 14h42v12H8z',
    lines:
      'M28 52H11q-3 0-3-3V15q0-3 3-3h36q3 0 3 3v14M8 24h42M18 7v10M40 7v10M16 33h0M25 33h0M16 42h0M25 42h0M58 47a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM47 40v7l5 3',
  },
  'applied-grants': {
    tint: 'M8 38h14l4 7h12l4-7h14v15H8z',
    lines:
      'M8 38l6-14q1-2 3-2h1M56 38l-6-14q-1-2-3-2h-1M8 38h14l4 7h12l4-7h14v14q0 3-3 3H11q-3 0-3-3zM18 32V11q0-3 3-3h22q3 0 3 3v21M25 17h14M25 25h14',
  },
  'apply-grant': {
    tint: 'M32 33c-10 0-16-6-17-16 11 0 17 5 17 16zM32 27c0-11 6-18 18-19 0 12-6 19-18 19zM14 46h36l-4 11H18z',
    lines:
      'M32 46V26M32 33c-10 0-16-6-17-16 11 0 17 5 17 16zM32 27c0-11 6-18 18-19 0 12-6 19-18 19zM12 46h40M16 46l3 9q.5 2 3 2h20q2.5 0 3-2l3-9',
  },
  'approve-budget': {
    tint: 'M12 17c0-4 7-7 16-7s16 3 16 7v28c0 4-7 7-16 7s-16-3-16-7z',
    lines:
      'M44 17c0 4-7 7-16 7s-16-3-16-7 7-7 16-7 16 3 16 7zM12 17v10c0 4 7 7 16 7h4M12 27v10c0 4 7 7 16 7h1M12 37v8c0 4 7 7 16 7h3M44 17v12M58 47a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM42 47l4 4 7-8',
  },
  'budget-revision': {
    tint: 'M9 10h36v12H9z',
    lines:
      'M28 52H12q-3 0-3-3V13q0-3 3-3h30q3 0 3 3v14M9 22h36M21 22v30M9 32h24M9 42h20M57 46a10 10 0 1 1-4-7.5M54 32v7h-7',
  },
  'change-password': {
    tint: 'M15 28h34q3 0 3 3v22q0 3-3 3H15q-3 0-3-3V31q0-3 3-3z',
    lines:
      'M15 28h34q3 0 3 3v22q0 3-3 3H15q-3 0-3-3V31q0-3 3-3zM20 28v-8q0-12 12-12t12 12v8M36.5 39a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM32 43.5V49',
  },
  'new-account': {
    tint: 'M10 54q0-18 18-18 6 0 10 2.5-6 5-4 15.5z',
    lines:
      'M38 19a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM31 54H10q0-18 18-18 4 0 7 1M58 47a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM47 42v10M42 47h10',
  },
  'order-applications': {
    tint: 'M10 10h28v12H10z',
    lines:
      'M12 10h24q2 0 2 2v8q0 2-2 2H12q-2 0-2-2v-8q0-2 2-2zM12 27h17q2 0 2 2v6q0 2-2 2H12q-2 0-2-2v-6q0-2 2-2zM12 42h11q2 0 2 2v8q0 2-2 2H12q-2 0-2-2v-8q0-2 2-2zM49 12v40M43 18l6-6 6 6M43 46l6 6 6-6',
  },
  'progress-reports': {
    tint: 'M17 7h23l10 10v37q0 3-3 3H17q-3 0-3-3V10q0-3 3-3z',
    lines: 'M17 7h23l10 10v37q0 3-3 3H17q-3 0-3-3V10q0-3 3-3zM40 7v8q0 2 2 2h8M22 48V26M22 48h20M26 42l6-7 4 3 6-9',
  },
  'request-agreement': {
    tint: 'M15 7h21l10 10v31q0 3-3 3H15q-3 0-3-3V10q0-3 3-3z',
    lines:
      'M28 54H15q-3 0-3-3V10q0-3 3-3h21l10 10v9M36 7v8q0 2 2 2h8M20 25h16M20 32h9M19 44q4-8 6-3t5 0M54 30l4 4q1 1 0 2L41 53l-7 2 2-7 17-17q.5-1 1-1z',
  },
  'request-approval': {
    tint: 'M10 42h44v10H10z',
    lines:
      'M12 42h40q2 0 2 2v8H10v-8q0-2 2-2zM10 57h44M27 42c0-8 1-11-2-15-2-3-3-5-3-8 0-6 4-11 10-11s10 5 10 11c0 3-1 5-3 8-3 4-2 7-2 15',
  },
  'review-criteria': {
    tint: 'M15 12h34q3 0 3 3v38q0 3-3 3H15q-3 0-3-3V15q0-3 3-3z',
    lines:
      'M24 12h-9q-3 0-3 3v38q0 3 3 3h34q3 0 3-3V15q0-3-3-3h-9M27 8h10q3 0 3 3v5H24v-5q0-3 3-3zM19 27l3 3 5-6M19 41l3 3 5-6M33 27h12M33 41h5M43 41h2',
  },
  'reviewer-documents': {
    tint: 'M8 26h48l-4 27H12z',
    lines:
      'M10 26V15q0-3 3-3h11l5 6h20q3 0 3 3v5M8 29q-.4-3 3-3h42q3.4 0 3 3l-3 21q-.4 3-3 3H14q-2.6 0-3-3zM22 42l4 4 7-9M38 37h8M38 45h6',
  },
  'send-reviewers': {
    tint: 'M9 30L56 9 45 53 30 41z',
    lines: 'M56 9L9 30l14 6.5L56 9 30 41l15 12zM23 36.5V53l7-12',
  },
  shortlisted: {
    tint: 'M32 7l5 4 6 0 2 6 5 4-2 6 2 6-5 4-2 6h-6l-5 4-5-4h-6l-2-6-5-4 2-6-2-6 5-4 2-6h6z',
    lines:
      'M46 25a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM32 17.5l2.4 4.9 5.3.7-3.9 3.700 1 5.3-4.800-2.600-4.800 2.600 1-5.3-3.9-3.700 5.3-.7zM23 36l-6 20 8-3 5 5 2-9 2 9 5-5 8 3-6-20',
  },
  'submit-progress': {
    tint: 'M15 7h21l10 10v31q0 3-3 3H15q-3 0-3-3V10q0-3 3-3z',
    lines:
      'M32 54H15q-3 0-3-3V10q0-3 3-3h21l10 10v14M36 7v8q0 2 2 2h8M20 40V25M20 40h10M24 35l5-6 4 3 5-6M58 47a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM47 52V42M42.5 46.5l4.5-4.5 4.5 4.5',
  },
  'view-applications': {
    tint: 'M15 7h21l10 10v31q0 3-3 3H15q-3 0-3-3V10q0-3 3-3z',
    lines:
      'M31 54H15q-3 0-3-3V10q0-3 3-3h21l10 10v13M36 7v8q0 2 2 2h8M20 25h17M20 33h10M20 41h8M52 46a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM50 52l7 6',
  },
} satisfies Record<string, Drawing>

export type TilePictureName = keyof typeof DRAWINGS

/** Decorative, in the colour of the text around it. */
export function TilePicture({ name }: { name: TilePictureName }) {
  const { tint, lines } = DRAWINGS[name]
  return (
    <svg aria-hidden viewBox="0 0 64 64" fill="none" className="size-8">
      <path fill="currentColor" opacity={0.16} d={tint} />
      <path stroke="currentColor" strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round" d={lines} />
    </svg>
  )
}
