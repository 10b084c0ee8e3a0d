import {
  type CardForm,
  cardSchema,
  orderTracking,
  type StatsMember,
  teamRows,
} from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import {
  Button,
  Card,
  CardNumberFields,
  CountdownModal,
  GemWallet,
  SectionTitle,
  TeamTable,
  TrackingStepper,
  token,
} from '@gemas/ui/components';
import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';

const Page = styled.main`
  display: grid;
  gap: ${token('space-6')};
  max-width: 480px;
  margin: 0 auto;
  padding-bottom: ${token('space-6')};
`;

const Hero = styled.section`
  display: grid;
  gap: ${token('space-5')};
  padding: ${token('space-5')} ${token('space-4')};
  background: ${token('bg-hero')};
  color: ${token('text-on-emerald')};
`;

const Form = styled.form`
  display: grid;
  gap: ${token('space-4')};
`;

const Section = styled.section`
  padding-inline: ${token('space-4')};
`;

const MEMBERS = 5000;
const members: StatsMember[] = Array.from({ length: MEMBERS }, (_, index) => ({
  id: index + 1,
  name: `Persona ${index + 1}`,
  total_referals: MEMBERS - index,
  daily_activations: index % 7,
  weekly_activations: MEMBERS - index,
  daily_goal: 5,
}));
const rows = teamRows(members, { id: 3 });
const ignore = () => {};

function Tracking() {
  const tracking = fixtures.orders.map(orderTracking).find(({ kind }) => kind === 'stages');
  return tracking?.kind === 'stages' ? <TrackingStepper stages={tracking.stages} toHome /> : null;
}

function CardNumber() {
  const [sent, setSent] = useState('');
  const form = useForm<CardForm>({
    resolver: yupResolver(cardSchema({ step: 'recharge' })),
    reValidateMode: 'onSubmit',
    defaultValues: {
      first_name: 'Fernanda',
      last_name: 'Soto',
      email: 'fernanda@example.com',
      phone: '5512345678',
      pickup_id: '',
      number_card: '',
      number_card_confirm: '',
    },
  });
  return (
    <Form noValidate onSubmit={form.handleSubmit(({ number_card }) => setSent(number_card))}>
      <CardNumberFields form={form} />
      <Button type="submit">Guardar tarjeta</Button>
      <p role="status">{sent && `Tarjeta que termina en ${sent.slice(-4)}`}</p>
    </Form>
  );
}

function Countdown() {
  const [until, setUntil] = useState<number | null>(null);
  const [continued, setContinued] = useState(0);
  return (
    <>
      <Button variant="secondary" onClick={() => setUntil(Date.now() + 2500)}>
        Esperar
      </Button>
      <p>{`Continuaste ${continued} veces`}</p>
      <CountdownModal
        until={until}
        onCancel={() => setUntil(null)}
        onContinue={() => {
          setUntil(null);
          setContinued((times) => times + 1);
        }}
      />
    </>
  );
}

/** Components of the library on a page of another app. */
export function Parts() {
  return (
    <Page>
      <Hero>
        <h1>La app de otro equipo</h1>
        <GemWallet balance={1284} href="#/premios" />
      </Hero>
      <Section>
        <SectionTitle>Tarjeta</SectionTitle>
        <CardNumber />
      </Section>
      <Section>
        <SectionTitle>Pedido</SectionTitle>
        <Card>
          <Tracking />
        </Card>
      </Section>
      <Section>
        <SectionTitle>Espera</SectionTitle>
        <Countdown />
      </Section>
      <Section>
        <SectionTitle>Ranking</SectionTitle>
        <TeamTable rows={rows} label="Ranking de la otra app" onOwnSeen={ignore} />
      </Section>
    </Page>
  );
}
