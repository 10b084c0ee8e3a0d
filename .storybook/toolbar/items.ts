import { latencies, textSizes } from './choice.ts';
import { FAULTS } from './faults.ts';
import { PERSONAS } from './personas.ts';

// Storybook reads '800' in the address as a number, so the item's value must be a number, too. The cast is needed,
// because Storybook's type allows only strings.
const item = (value: string | number, title: string) => ({ value: value as string, title });

/** Returns the first item of a menu, which is shown while nothing is chosen. */
const unset = (title: string) => ({ type: 'reset' as const, value: '', title });

/** The menus above every story. A choice stays when another story is opened, and the address contains the choice. */
export const globalTypes = {
  persona: {
    name: 'Persona',
    description: 'Who is logged in (connected stories)',
    toolbar: {
      title: 'Persona',
      dynamicTitle: true,
      items: [
        unset('As the story has it'),
        ...PERSONAS.map(({ id, title }) => ({ ...item(id, id), right: title })),
      ],
    },
  },
  fault: {
    name: 'Fault',
    description: 'What goes wrong (connected stories)',
    toolbar: {
      title: 'Fault',
      dynamicTitle: true,
      items: [
        unset('As the story has it'),
        ...Object.entries(FAULTS).map(([id, { title }]) => ({ ...item(id, id), right: title })),
      ],
    },
  },
  latency: {
    name: 'Latency',
    description: 'Wait before each answer (connected stories)',
    toolbar: {
      icon: 'timer' as const,
      title: 'Latency',
      dynamicTitle: true,
      items: [unset('As the story has it'), ...latencies.map((ms) => item(ms, `${ms} ms`))],
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
        unset('Text 100 %'),
        ...textSizes.filter((size) => size > 100).map((size) => item(size, `Text ${size} %`)),
      ],
    },
  },
};
