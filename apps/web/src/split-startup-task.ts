// Evaluates React first and the app in a later task: together they would block a cheap phone with one long task.
import 'react-dom/client';

await new Promise((resolve) => setTimeout(resolve));
