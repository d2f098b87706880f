// EN: the surface in English.
// Between the wire and the catalogue: words only.
import type { SurfaceTexts } from './surface-texts.ts';

export const EN: SurfaceTexts = {
  searchTools: {
    title: 'Find tools',
    description:
      'Start here for all invoicing: which tool does what you want? Ask in English or Portuguese. Answers name, required arguments and the caller for each.',
  },
  describeTools: {
    title: 'Describe tools',
    description: 'All arguments of tools, by name. Also takes a category, "categories" or overdue:// URIs, such as overdue://tables.',
  },
  callRead: { title: 'Call a reading tool', description: 'Calls a found tool that only reads.' },
  callWrite: { title: 'Call a writing tool', description: 'Calls a found tool that creates or changes data.' },
  callDestructive: {
    title: 'Call a destructive tool',
    description: 'Calls a found tool that takes away for good: void, delete, cancel, refund.',
  },
  weak: 'Little or nothing matches. Choose from the categories here, or ask again with other words; describe_tools shows what a category holds.',
  argumentsOf: (tool, required) => `an object with the arguments of ${tool}${required.length === 0 ? '' : `: ${required.join(', ')}, …`}`,
};
