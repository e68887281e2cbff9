import { ArrowLeft, Wallet } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { FONDOS_FUERA, TIPOS_FONDO, TITULOS_FONDO } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { OrganicaSelects } from '#admin/portal/fondos/organica/OrganicaSelects.tsx'
import { useLugar } from '#admin/portal/fondos/organica/use-lugar.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { TablaFondo } from './TablaFondo.tsx'
import { totalDe, useFondos } from './use-fondos.ts'
import type { FondoPedido } from './use-fondos.ts'
import type { ReactElement } from 'react'
import './aportaciones-fondos.css'

/** `aportaciones-detalle`: four funds of an entity's last closed quincena, each asked for by itself (spec 3 §2.21). */
export default function AportacionesFondos(): ReactElement {
  const { inicio, user } = useSession()
  const navigate = useNavigate()
  const [address, change] = useLugar()
  const lugar = {
    ...address,
    clave0: address.clave0 || (user.org0 ?? ''),
    clave1: address.clave0 ? address.clave1 : (user.org1 ?? ''),
  }
  const fondos = useFondos(lugar)
  const known = lugar.clave0 !== '' && lugar.clave1 !== ''
  return (
    <>
      <PageHeader
        title="Detalle de Consultas de Aportaciones-Fondos"
        crumbs={[{ label: 'Inicio', to: inicio }, { label: 'Aportaciones por fondo' }]}
        facts={`Última quincena cerrada. No incluye ${FONDOS_FUERA.join(' ni ')}.`}
        actions={
          <Button icon={ArrowLeft} onClick={() => void navigate(-1)}>
            Regresar
          </Button>
        }
      />
      <div className="stack">
        {user.org1 === null && <OrganicaSelects lugar={lugar} onChange={change} />}
        {known ? (
          <Fondos fondos={fondos} />
        ) : (
          <Card>
            <EmptyState icon={Wallet} title="Selecciona una organica 0 y organica 1 para cargar los datos" />
          </Card>
        )}
      </div>
    </>
  )
}

function Fondos({ fondos }: { fondos: Readonly<Record<(typeof TIPOS_FONDO)[number], FondoPedido>> }): ReactElement {
  const all = TIPOS_FONDO.map((tipo) => fondos[tipo])
  const failed = all.filter(({ error }) => error).length
  return (
    <>
      {failed === all.length && (
        <Note tone="bad" live>
          Error al cargar los datos de aportaciones
        </Note>
      )}
      <ul className="fondos-tarjetas" aria-label="Fondos">
        {TIPOS_FONDO.map((tipo) => (
          <li key={tipo}>
            <span className="secondary">{TITULOS_FONDO[tipo].tarjeta}</span>
            <Cifra fondo={fondos[tipo]} />
          </li>
        ))}
        <li className="fondos-total">
          <span className="secondary">Total general</span>
          <strong>{formatPesos(all.reduce((sum, { data }) => sum + totalDe(data), 0))}</strong>
          {failed > 0 && (
            <span className="secondary small">Sin {cuentaTexto(failed, 'fondo')} que no se pudo cargar</span>
          )}
        </li>
      </ul>
      {TIPOS_FONDO.map((tipo) => (
        <TablaFondo key={tipo} titulo={TITULOS_FONDO[tipo].tabla} fondo={fondos[tipo]} />
      ))}
    </>
  )
}

function Cifra({ fondo: { data, error, isPending } }: { fondo: FondoPedido }): ReactElement {
  if (error) return <strong>No se pudo cargar</strong>
  if (isPending) return <strong aria-busy="true">…</strong>
  return (
    <>
      <strong>{formatPesos(data.reduce((sum, { TOTAL }) => sum + pesosToCentavos(TOTAL), 0))}</strong>
      <span className="secondary small">{cuentaTexto(data.length, 'registro')}</span>
    </>
  )
}
