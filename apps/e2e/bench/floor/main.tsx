// Two plain screens with the required libraries and nothing else. The benchmark compares the app with these screens,
// because no app that uses these libraries can be faster. Names and texts are those that job.ts looks for in the app.
import axios from 'axios';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';

interface Product {
  id: number;
  name: string;
}

const walletAtom = atom<number | null>(null);
const productsAtom = atom<Product[]>([]);
const queryAtom = atom('');
const CHALLENGES = ['Hoy', 'Esta semana', 'Este mes', 'Este trimestre', 'Este año'];

const Row = styled.article`
  padding: 1rem;
  font: 700 1rem system-ui;
`;
const Reward = styled(Link)`
  display: block;
  padding: 1rem;
  font: 700 2rem system-ui;
`;

async function get<Answer>(path: string): Promise<Answer> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
  return (await axios.get<Answer>(`/api${path}`, { headers })).data;
}

function Score() {
  const [balance, setBalance] = useAtom(walletAtom);
  useEffect(() => {
    void get<{ wallet: { balance: number } }>('/auth/user').then(({ wallet }) =>
      setBalance(wallet.balance),
    );
  }, [setBalance]);
  if (balance === null) return null;
  return (
    <main>
      <h1>Score</h1>
      <Reward to="/vault">Tienes {balance} esmeraldas: VER LOS PREMIOS</Reward>
      {CHALLENGES.map((name) => (
        <Row key={name}>{name}</Row>
      ))}
    </main>
  );
}

function Vault() {
  const [products, setProducts] = useAtom(productsAtom);
  const [query, setQuery] = useAtom(queryAtom);
  useEffect(() => {
    let isCurrent = true;
    void get<{ products_db: Product[] }>(`/products?page=1&query=${query}`).then((answer) => {
      if (isCurrent) setProducts(answer.products_db);
    });
    return () => {
      isCurrent = false;
    };
  }, [query, setProducts]);
  return (
    <main>
      <h1>Bóveda</h1>
      <input
        name="search"
        aria-label="Buscar"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul>
        {products.map(({ id, name }) => (
          <li key={id}>
            <Row>
              <Link to="/score">{name}</Link>
            </Row>
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <HashRouter>
      <Routes>
        <Route path="/" element={<Navigate to="/score" replace />} />
        <Route path="/score" element={<Score />} />
        <Route path="/vault" element={<Vault />} />
      </Routes>
    </HashRouter>,
  );
}
