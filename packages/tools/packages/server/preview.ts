// Replaces Storybook's preview in `server-render.ts`. Has none of the project's addons, decorators and mocks.
import { definePreview } from '@storybook/react-vite';

export default definePreview({ addons: [] });
