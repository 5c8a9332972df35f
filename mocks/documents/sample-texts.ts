export type SampleKind = 'proposal' | 'budget' | 'cv' | 'report'

export interface SampleSection {
  heading: string
  paragraphs: readonly string[]
}

export const SAMPLE_KICKERS: Record<SampleKind, string> = {
  proposal: 'Project proposal',
  budget: 'Project budget',
  cv: 'Curriculum vitae',
  report: 'Progress report',
}

/** Sections that follow the first page of a document, one a page. */
export const SAMPLE_SECTIONS: Record<SampleKind, readonly SampleSection[]> = {
  proposal: [
    {
      heading: 'Background',
      paragraphs: [
        'Earlier work has described the problem within single disciplines. Field studies measured its extent, laboratory studies explained parts of its mechanism, and surveys recorded what people who live with it do about it. The three bodies of work have rarely been read together.',
        'This project starts from that gap. It takes the same sites, the same seasons and the same households as its unit, so that what is measured in one discipline can be explained in another.',
        'A pilot study of eight weeks showed that the sites are accessible throughout the year, that the instruments hold their calibration in the field, and that local partners are willing to keep records between visits.',
      ],
    },
    {
      heading: 'Objectives',
      paragraphs: [
        'The first objective is to describe the present state at twelve sites with a common protocol. The second is to explain the differences between them by a model that can be tested with data not used to make it. The third is to try two interventions at a scale that a local authority could afford.',
        'Each objective ends in something that can be checked: a published data set, a model with its code, and a report written with the authorities that would use it.',
      ],
    },
    {
      heading: 'Methods',
      paragraphs: [
        'Sampling follows a stratified design with four sites in each of three zones. Every site is visited six times, twice in each season. Samples are taken in triplicate, kept at 4 degrees, and analysed within 48 hours; one in ten is analysed again in a second laboratory.',
        'Interviews are held in Sinhala and Tamil by trained assistants and transcribed in the language of the interview. Two readers code each transcript, and their agreement is reported.',
        'The model is fitted to two thirds of the data and tested on the rest. Its code and the data are deposited with a permanent identifier on publication.',
      ],
    },
    {
      heading: 'Work plan',
      paragraphs: [
        'Months 1 to 3: recruitment, ethics approval, purchase and calibration of the instruments. Months 4 to 12: first round of visits and interviews. Months 13 to 18: analysis, model, and choice of the interventions with the partners.',
        'Months 19 to 22: interventions and second round of visits. Months 23 and 24: final analysis, report, and a workshop at which the results are given back to the communities.',
      ],
    },
    {
      heading: 'Team and facilities',
      paragraphs: [
        'The principal investigator leads the field work and the model. The co-investigators are responsible for the laboratory, for the interviews and for the interventions. Two research assistants will register for a higher degree within the project.',
        'The departments provide laboratory space, a vehicle with a driver for thirty days a year, and access to the university’s computing cluster.',
      ],
    },
    {
      heading: 'Expected results',
      paragraphs: [
        'The project will give the council two articles in refereed journals, one open data set, two postgraduate degrees, and a guide of twenty pages in three languages for local authorities.',
        'The risk that a site becomes inaccessible is met by two reserve sites in each zone. The risk that an assistant leaves is met by working in pairs throughout.',
      ],
    },
  ],
  budget: [
    {
      heading: 'Personnel',
      paragraphs: [
        'Two research assistants for 24 months at LKR 45,000 a month: LKR 2,160,000. They carry out the field visits, the interviews and the sample preparation, and are paid at the rate the university sets for graduates.',
        'One laboratory technician for 60 days at LKR 3,500 a day: LKR 210,000.',
      ],
    },
    {
      heading: 'Equipment and consumables',
      paragraphs: [
        'One multi-parameter field meter: LKR 680,000, from the lower of two quotations. Sample bottles, filters and reagents for 216 samples: LKR 390,000. The meter stays with the department after the project.',
      ],
    },
    {
      heading: 'Travel and other costs',
      paragraphs: [
        'Field visits, 72 days at LKR 9,500: LKR 684,000. One workshop for forty participants: LKR 160,000. Publication charges are not asked for. Overheads follow the university’s circular.',
      ],
    },
  ],
  cv: [
    {
      heading: 'Positions and degrees',
      paragraphs: [
        'Senior lecturer since 2016; lecturer from 2010 to 2016; visiting researcher for one year in 2014. Doctor of Philosophy 2009, Master of Philosophy 2005, Bachelor of Science with first class honours 2002.',
        'Member of the faculty’s research committee since 2018 and of the ethics committee from 2015 to 2018. Supervisor of three completed doctorates and nine master’s theses.',
      ],
    },
    {
      heading: 'Publications of the last five years',
      paragraphs: [
        'Fourteen articles in refereed journals, six of them as first author; two chapters in edited books; one open data set with 3,200 downloads. Reviewer for five journals.',
        'Talks by invitation in Colombo, Chennai, Singapore and Uppsala. Two policy briefs for the ministry, both available in three languages.',
      ],
    },
    {
      heading: 'Grants',
      paragraphs: [
        'Principal investigator of two completed grants of the university and one of the national foundation, all reported on time. Co-investigator of a regional network with partners in four countries.',
      ],
    },
  ],
  report: [
    {
      heading: 'Work done in this period',
      paragraphs: [
        'All planned visits were made except two that were moved by a flood and made up three weeks later. 124 of 216 samples have been analysed. 38 interviews have been transcribed, and coding has begun.',
        'The field meter was delivered seven weeks late. The visits of the first round used an instrument lent by another department, and both were compared on the same samples.',
      ],
    },
    {
      heading: 'Results so far',
      paragraphs: [
        'The three zones differ more between seasons than between sites, which was not expected and will change how the model is built. A first article is in preparation.',
        'Reanalysis in the second laboratory agreed within four per cent for all but one of the measured quantities; the exception is being looked into.',
      ],
    },
    {
      heading: 'Money spent and next steps',
      paragraphs: [
        'LKR 1,340,000 of the first instalment has been spent, 61 per cent of it on personnel. No revision of the budget is needed. The next six months are for the second round of visits and for the model.',
      ],
    },
  ],
}
