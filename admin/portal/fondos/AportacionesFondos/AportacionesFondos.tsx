import { ArrowLeft, Wallet } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { FONDOS_FUERA, TIPOS_FONDO, TITULOS_FONDO } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { OrganicaSelects } from '#admin/portal/fondos/organica/OrganicaSelects.tsx'
import { useLugar } from '#admin/portal/fondos/organica/use-lugar.ts'
import { isApiError } from '#admin/providers/api-error.ts'
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
  const { perfil, user } = useSession()
  const navigate = useNavigate()
  const [address, change] = useLugar()
  const lugar = {
    ...address,
    clave0: address.clave0 || (user.org0 ?? ''),
    clave1: address.clave0 ? address.clave1 : (user.org1 ?? ''),
  }
  const fondos = useFondos(lugar)
  const known = lugar.clave0 !== '' && lugar.clave1 !== ''
  // A dependency sees its own entity alone: it has nothing to choose.
  const elige = perfil.ambito === 'instituto' && user.org1 === null
  return (
    <>
      <PageHeader
        vista="aportaciones-detalle"
        facts={`Última quincena cerrada. Con la organización de entonces. No incluye ${FONDOS_FUERA.join(' ni ')}.`}
        actions={
          <Button icon={ArrowLeft} onClick={() => void navigate(-1)}>
            Regresar
          </Button>
        }
      />
      <div className="stack">
        {elige && <OrganicaSelects lugar={lugar} onChange={change} />}
        {!known && !elige && (
          <Note tone="bad" live>
            <strong>No se encontraron org0 u org1 en localStorage usuario</strong> Tu cuenta no tiene entidad: pide a un
            administrador que se la asigne.
          </Note>
        )}
        {!known && elige && (
          <Card>
            <EmptyState icon={Wallet} title="Selecciona una orgánica 0 y orgánica 1 para cargar los datos" />
          </Card>
        )}
        {known && <Fondos fondos={fondos} isPropia={address.clave0 === ''} />}
      </div>
    </>
  )
}

/** Whether nobody has the entity that was asked for. */
const noExiste = ({ error }: FondoPedido): boolean => isApiError(error) && error.status === 404

interface FondosProps {
  fondos: Readonly<Record<(typeof TIPOS_FONDO)[number], FondoPedido>>
  /** Asked by the keys of the own account, which nobody chose here. */
  isPropia: boolean
}

function Fondos({ fondos, isPropia }: FondosProps): ReactElement {
  const all = TIPOS_FONDO.map((tipo) => fondos[tipo])
  const failed = all.filter(({ error }) => error).length
  if (isPropia && all.every(noExiste))
    return (
      <Note tone="bad" live>
        <strong>Error al leer datos de usuario</strong> La entidad de tu cuenta ya no está en la orgánica: pide a un
        administrador que la corrija.
      </Note>
    )
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
          <Total all={all} failed={failed} />
        </li>
      </ul>
      {TIPOS_FONDO.map((tipo) => (
        <TablaFondo key={tipo} tipo={tipo} titulo={TITULOS_FONDO[tipo].tabla} fondo={fondos[tipo]} />
      ))}
    </>
  )
}

/** Of what came; told once every fund has answered. */
function Total({ all, failed }: { all: readonly FondoPedido[]; failed: number }): ReactElement {
  if (all.some(({ isPending }) => isPending)) return <strong aria-busy="true">…</strong>
  if (failed === all.length) return <strong>No se pudo cargar</strong>
  return (
    <>
      <strong>{formatPesos(all.reduce((sum, { data }) => sum + totalDe(data), 0))}</strong>
      {failed > 0 && (
        <span className="secondary small">
          Sin {cuentaTexto(failed, 'fondo que no se pudo cargar', 'fondos que no se pudieron cargar')}
        </span>
      )}
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
