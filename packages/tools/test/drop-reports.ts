// Removes axe's reports from the results of stories, because Vitest would write 135 MB into the report of the run. A
// story with a violation has already failed when this runs.
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  if ('reports' in task.meta) task.meta.reports = [];
});
