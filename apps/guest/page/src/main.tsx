import '@gemas/ui/theme.css';
import './tokens.css';
import { personas } from '@gemas/mocks';
import { startMocks } from '@gemas/mocks/browser';
import { watchPresses } from '@gemas/ui';
import { loadFonts } from '@gemas/ui/fonts';
import { createRoot } from 'react-dom/client';
import { Parts } from './Parts.tsx';
import { Rewards } from './Rewards.tsx';
import { usePath } from './router.ts';

function Guest({ token }: { token: string }) {
  return usePath() === '/premios' ? <Rewards token={token} /> : <Parts />;
}

const mocks = await startMocks();
const token = mocks.choosePersona(personas[0].code);
watchPresses();
void loadFonts();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Guest token={token} />);
