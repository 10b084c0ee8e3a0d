import { latencies, textSizes } from './choice.ts';

/**
 * A number in an address is read back as a number, so an item's value must be one. Storybook's type only allows texts.
 */
const item = (value: string | number, title: string, right?: string) => ({
  value: value as string,
  title,
  ...(right !== undefined && { right }),
});

const ofTheStory = { type: 'reset' as const, value: '', title: 'As the story has it' };

/** The toolbar above every story. A choice stays for the next story and is part of the address. */
export const globalTypes = {
  // Their menus are our own: manager/ChoiceTool.tsx.
  persona: { name: 'Persona', description: 'Who is in (connected stories)' },
  fault: { name: 'Fault', description: 'What goes wrong (connected stories)' },
  latency: {
    name: 'Latency',
    description: 'Wait before each answer (connected stories)',
    toolbar: {
      icon: 'timer' as const,
      title: 'Latency',
      dynamicTitle: true,
      items: [ofTheStory, ...latencies.map((ms) => item(ms, `${ms} ms`))],
    },
  },
  text: {
    name: 'Text size',
    description: 'Text size of the phone',
    toolbar: {
      icon: 'type' as const,
      title: 'Text',
      dynamicTitle: true,
      items: [
        { type: 'reset' as const, value: '', title: 'Text 100 %' },
        ...textSizes.filter((size) => size > 100).map((size) => item(size, `Text ${size} %`)),
      ],
    },
  },
  motion: {
    name: 'Motion',
    description: 'Motion that the person asks for',
    toolbar: {
      icon: 'play' as const,
      title: 'Motion',
      dynamicTitle: true,
      items: [
        { type: 'reset' as const, value: '', title: 'As the system' },
        item('reduced', 'Reduced motion'),
        item('full', 'Full motion'),
      ],
    },
  },
};
