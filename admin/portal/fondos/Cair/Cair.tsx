import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { HandCoins, PiggyBank } from 'lucide-react'
import { useCan } from '#admin/providers/use-can.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { EnfoqueDesconocido } from '#admin/shared/pagina/EnfoqueDesconocido.tsx'
import { useEnfoque } from '#admin/shared/rutas/use-enfoque.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { CuentaCair } from './CuentaCair.tsx'
import { CuentasTab } from './CuentasTab.tsx'
import { RendimientosTab } from './RendimientosTab.tsx'
import { TramiteNuevo } from './TramiteNuevo.tsx'
import { TramitesTab } from './TramitesTab.tsx'
import type { CuentaCair as CuentaId } from '#domain/fondos/cair/asiento.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import type { TramitePedido } from '#domain/fondos/cair/impide-tramite.ts'
import './cair.css'

/** What an address of the process map ends in (`rutaDireccion`). */
const ENFOQUES: Readonly<Record<string, TramitePedido>> = {
  'retiro-edad': { tipo: 'retiro', motivo: 'edad' },
  'retiro-defuncion': { tipo: 'retiro', motivo: 'defuncion' },
  'retiro-pension': { tipo: 'retiro', motivo: 'pension' },
  voluntaria: { tipo: 'voluntaria' },
}

const RENDIMIENTOS: Readonly<Record<string, CuentaId>> = {
  'rendimiento-normal': 'normal',
  'rendimiento-voluntaria': 'voluntaria',
}

/** `cair`: the two procedures, the accounts and what waits for approval (spec 2 §2.19); `&cuenta=` is one account. */
export default function Cair(): ReactElement {
  const [params] = useSearchParams()
  const cuenta = Number(params.get('cuenta') ?? 0)
  return cuenta > 0 ? <CuentaCair key={cuenta} interno={cuenta} /> : <PanelCair />
}

function PanelCair(): ReactElement {
  const [params, setParams] = useSearchParams()
  const [enfoque, atendido] = useEnfoque()
  const asked = ENFOQUES[enfoque] ?? null
  const can = useCan('cair.solicitar')
  const [chosen, setChosen] = useState<TramitePedido | null>(null)
  const nuevo = chosen ?? asked
  const rendimiento = RENDIMIENTOS[enfoque] ?? null
  const tab = params.get('tab') ?? (rendimiento ? 'rendimientos' : 'cuentas')
  return (
    <>
      <PageHeader vista="cair" facts="Ahorro individual para el retiro: cuentas, retiros y aportaciones voluntarias." />
      <div className="stack">
        <EnfoqueDesconocido vista="cair" />
        {!can && asked && <Note tone="warn">Tu perfil consulta las cuentas, pero no solicita trámites.</Note>}
        {can && (
          <div className="cair-tiles">
            <Tile icon={HandCoins} title="Retiro de Capital" onClick={() => setChosen({ tipo: 'retiro' })}>
              De quien está dado de baja: por edad, por defunción o por pensión.
            </Tile>
            <Tile icon={PiggyBank} title="Aportación Voluntaria" onClick={() => setChosen({ tipo: 'voluntaria' })}>
              De quien está en activo y registrado en una entidad.
            </Tile>
          </div>
        )}
        <Tabs
          label="CAIR"
          selected={tab}
          onSelect={(key) => setParams({ vista: 'cair', tab: key }, { replace: true })}
          tabs={[
            { key: 'cuentas', title: 'Cuentas', content: <CuentasTab /> },
            { key: 'tramites', title: 'Trámites', content: <TramitesTab /> },
            {
              key: 'rendimientos',
              title: 'Rendimientos',
              content: <RendimientosTab key={rendimiento ?? ''} inicial={rendimiento} />,
            },
          ]}
        />
      </div>
      {can && nuevo && (
        <TramiteNuevo
          key={`${nuevo.tipo} ${nuevo.motivo ?? ''}`}
          {...nuevo}
          onClose={() => {
            setChosen(null)
            atendido()
          }}
        />
      )}
    </>
  )
}

interface TileProps {
  icon: LucideIcon
  title: string
  onClick: () => void
  children: string
}

function Tile({ icon, title, onClick, children }: TileProps): ReactElement {
  return (
    <button type="button" className="card cair-tile" onClick={onClick}>
      <Icon icon={icon} size={22} />
      <span>
        <strong>{title}</strong>
        <span className="secondary">{children}</span>
      </span>
    </button>
  )
}
