import { SCENARIO_NAMES } from '@gemas/mocks';
import { latencies, textSizes } from './choice.ts';
import { FAULTS } from './faults.ts';
import { PERSONAS } from './personas.ts';

/** An address gives a number back as a number, so that is what an item has to be; Storybook's type knows texts only. */
const item = (value: string | number, title: string, right?: string) => ({
  value: value as string,
  title,
  ...(right !== undefined && { right }),
});

const ofTheStory = { type: 'reset' as const, value: '', title: 'As the story has it' };

/** The toolbar above every story. What is chosen stays for the next story and is part of the address. */
export const globalTypes = {
  persona: {
    name: 'Persona',
    description: 'Who is in (connected stories)',
    toolbar: {
      icon: 'user' as const,
      title: 'Persona',
      dynamicTitle: true,
      items: [ofTheStory, ...PERSONAS.map(({ id, title, code }) => item(id, title, code))],
    },
  },
  fault: {
    name: 'Fault',
    description: 'What goes wrong (connected stories)',
    toolbar: {
      icon: 'lightning' as const,
      title: 'Fault',
      dynamicTitle: true,
      items: [ofTheStory, ...SCENARIO_NAMES.map((name) => item(name, FAULTS[name].title, name))],
    },
  },
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
