// React first, the app after a breath: evaluated in one go, they would hold a cheap phone for one long task.
import 'react-dom/client';

await new Promise((resolve) => setTimeout(resolve));
