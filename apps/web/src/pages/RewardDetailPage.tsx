import { detailPrize, href, paths } from '@gemas/domain';
import { RewardDetailScreen } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate, useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { balanceAtom, userAtom } from '../state/session/session.ts';
import { pinnedSkuAtom, togglePinAtom } from '../state/vault/pinned.ts';
import { productAtom } from '../state/vault.ts';
import { useRemote } from './use-remote.ts';

export default function RewardDetailPage() {
  const { sku = '' } = useParams();
  const navigate = useNavigate();
  return (
    <RewardDetailScreen
      balance={useAtomValue(balanceAtom)}
      vaultOpen={useAtomValue(userAtom).vault_open}
      prize={useRemote(useAtomValue(productAtom(sku)), detailPrize)}
      pinned={useAtomValue(pinnedSkuAtom) === sku}
      onTogglePin={useSetAtom(togglePinAtom)}
      backHref={href(paths.vault)}
      onBack={useBack(paths.vault)}
      onAcceptTerms={() => navigate(paths.upOrder(sku))}
    />
  );
}
