/** Long texts in the scripts of the country, whose letters are wider and higher than Latin ones. */
export const SINHALA = 'වියළි කලාපයේ කුඩා වැව් පද්ධතිවල ජල ගුණාත්මකභාවය සහ ගොවි ප්‍රජාවන්ගේ සෞඛ්‍යය පිළිබඳ දිගුකාලීන අධ්‍යයනය'
export const TAMIL = 'யாழ்ப்பாணக் குடாநாட்டின் நிலத்தடி நீரின் தரத்தையும் வேளாண் நடைமுறைகளையும் பற்றிய நீண்டகால ஆய்வு'
