// Replacement for Storybook's preview when stories are rendered without a browser: has none of the project's addons,
// decorators and mocks.
import { definePreview } from '@storybook/react-vite';

export default definePreview({ addons: [] });
