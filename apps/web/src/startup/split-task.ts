// Evaluates React in one task and the app in a later task. A single task would be long and would block a slow phone.
import 'react-dom/client';

await new Promise((resolve) => setTimeout(resolve));
