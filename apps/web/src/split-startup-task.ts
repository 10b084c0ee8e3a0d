// Evaluates React first and the app in a later task. Evaluated together, they would block a slow phone in one long
// task.
import 'react-dom/client';

await new Promise((resolve) => setTimeout(resolve));
