import { UserPlus } from 'lucide-react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { VistaGate } from '#admin/shared/pagina/VistaGate.tsx'
import { BorradoresCard } from './BorradoresCard.tsx'
import { MovimientosCard } from './MovimientosCard.tsx'
import { NominaCard } from './NominaCard.tsx'
import { ProcesosCard } from './ProcesosCard.tsx'
import { SiguienteCard } from './SiguienteCard.tsx'
import { VentanaCard } from './VentanaCard.tsx'
import { useVentanilla } from './use-ventanilla.ts'
import type { ReactElement } from 'react'
import './ventanilla.css'

/** `/dependenciaVentanilla`: my open drafts, what I sent, the window and what is next. */
export default function Ventanilla(): ReactElement {
  return (
    <VistaGate nombre="inicioVentanilla">
      <Desk />
    </VistaGate>
  )
}

function Desk(): ReactElement {
  const { user, vistas } = useSession()
  const desk = useVentanilla()
  const place = user.dependencia_nombre || user.adscripcion_nombre || user.entidad_nombre
  return (
    <>
      <PageHeader
        vista="inicioVentanilla"
        crumbs={[]}
        facts={place && `${place}.`}
        actions={
          vistas.includes('altaDocA') && (
            <LinkButton variant="primary" icon={UserPlus} to={rutaVista('altaDocA')}>
              Alta de un Nuevo Afiliado
            </LinkButton>
          )
        }
      />
      {desk.isError && (
        <ErrorState title="No se pudo cargar la ventanilla." error={desk.error} onRetry={() => void desk.refetch()} />
      )}
      {!desk.isError && (
        <div className="desk">
          <div className="stack">
            <SiguienteCard siguiente={desk.data?.siguiente ?? []} />
            <BorradoresCard borradores={desk.data?.borradores} />
            <MovimientosCard movimientos={desk.data?.movimientos} total={desk.data?.totalMovimientos} />
          </div>
          <div className="stack">
            <VentanaCard />
            <NominaCard />
            <ProcesosCard />
          </div>
        </div>
      )}
    </>
  )
}
