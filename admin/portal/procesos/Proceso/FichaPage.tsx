import { ExternalLink, Pencil } from 'lucide-react'
import { rutaModulo } from '#domain/procesos/ruta-modulo.ts'
import { PARAM_PROCESO } from '#domain/procesos/mapa.ts'
import { UBICACIONES } from '#domain/procesos/modulo.ts'
import { listaDeDireccion } from '#domain/acceso/vistas/direcciones-listas.ts'
import { vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { menuTarget } from '#admin/portal/frame/menu-target.ts'
import { TargetLink } from '#admin/portal/frame/TargetLink.tsx'
import { CasosDelProceso } from '#admin/shared/casos/CasosDelProceso.tsx'
import { DocumentosCard } from './DocumentosCard.tsx'
import { RelacionadosCard } from './RelacionadosCard.tsx'
import { ResponsablesCard } from './ResponsablesCard.tsx'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import type { ReactElement } from 'react'
import './proceso.css'

const QUIEN_LO_TRABAJA = { ISSSSPEA: 'El instituto', ENTIDAD: 'También las entidades' } as const

/** The page of a process: what it is for, its documents, who is in charge, its cases and their dates. */
export function FichaPage({ ficha }: { ficha: FichaProceso }): ReactElement {
  const { inicio } = useSession()
  const puede = ficha.acciones.includes('editar')
  // Back on the map it is marked, also where another process has the same name and address.
  const mapa = inicio === '/inicio' ? `${inicio}?${PARAM_PROCESO}=${ficha.clave}` : inicio
  // Who keeps the map goes back to the module that it was opened from.
  const modulo = puede ? { to: rutaModulo(ficha.modulo) } : {}
  const crumbs = [...ficha.grupos, ficha.nombre].map((label, index) => ({ label, ...(index === 0 ? modulo : {}) }))
  return (
    <>
      <PageHeader
        title={ficha.nombre}
        desde={migaVista('inicioInstituto', mapa)}
        crumbs={crumbs}
        facts={ficha.descripcion || 'Nadie ha escrito para qué sirve este proceso.'}
        actions={
          <>
            <AbrirPantalla ficha={ficha} />
            {puede && (
              <LinkButton icon={Pencil} to={`${rutaModulo(ficha.modulo)}?${PARAM_PROCESO}=${ficha.clave}`}>
                Editar proceso
              </LinkButton>
            )}
          </>
        }
      />
      <div className="ficha">
        <div className="stack">
          <DocumentosCard ficha={ficha} />
          <CasosDelProceso procesoId={ficha.id} />
        </div>
        <div className="stack">
          <ResponsablesCard ficha={ficha} />
          <Card title="Proceso">
            <KeyValueList
              items={[
                { label: 'Módulo', value: ficha.modulo.nombre },
                { label: 'Ubicación', value: UBICACIONES[ficha.modulo.tipo] },
                { label: 'Lo trabaja', value: QUIEN_LO_TRABAJA[ficha.tipo] },
              ]}
            />
          </Card>
          <RelacionadosCard ficha={ficha} />
        </div>
      </div>
    </>
  )
}

/** The screen or site that the process opens, when it is not this very page. */
function AbrirPantalla({ ficha }: { ficha: FichaProceso }): ReactElement | null {
  const { vistas } = useSession()
  const lista = listaDeDireccion(ficha.componente, vistas)
  const target = lista === null ? menuTarget(ficha.componente) : { to: lista, external: false }
  if (!target.external && lista === null && vistaOfComponente(ficha.componente) === null) return null
  return (
    <TargetLink to={target} className="btn btn-primary">
      {target.external ? 'Abrir el sitio' : 'Abrir la pantalla'}
      {target.external && <ExternalLink size={16} aria-hidden="true" />}
    </TargetLink>
  )
}
