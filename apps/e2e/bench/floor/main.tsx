// A page with the required libraries and nothing else. The benchmark compares the app with this page, because no app
// that uses these libraries can be faster.
import axios from 'axios';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';

const walletAtom = atom<number | null>(null);

const Reward = styled.a`
  display: block;
  padding: 1rem;
  font: 700 2rem system-ui;
`;

function Score() {
  const [balance, setBalance] = useAtom(walletAtom);
  useEffect(() => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    void axios
      .get<{ wallet: { balance: number } }>('/api/auth/user', { headers })
      .then(({ data }) => setBalance(data.wallet.balance));
  }, [setBalance]);
  return (
    balance !== null && <Reward href="#/vault">Tienes {balance} esmeraldas: VER LOS PREMIOS</Reward>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <HashRouter>
      <Routes>
        <Route path="/" element={<Navigate to="/score" replace />} />
        <Route path="/score" element={<Score />} />
      </Routes>
    </HashRouter>,
  );
}
