// Removes axe's reports from the results of stories. A violation has failed the test by then. The reports of all
// stories have 135 MB, which the browser would send to Vitest, and Vitest would write into the report of the run.
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  if ('reports' in task.meta) task.meta.reports = [];
});
