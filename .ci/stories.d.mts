/** A story, read from its source. */
export interface StorySource {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Of its file, from the project's root. */
  readonly path: string;
  /** Ids of the state map that it says it shows. */
  readonly states: readonly string[];
}

/** The stories of one file. Throws where title or states cannot be read without running it. */
export function storiesOf(path: string, source: string): StorySource[];
/** Paths of every story file, from the project's root. */
export function storyFiles(): string[];
/** Every story of the project. */
export function allStories(): StorySource[];
