import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRegistro, useRenglones } from '#admin/panel/recurso.ts'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isProceso } from '#domain/procesos/clave-proceso.ts'
import { PARAM_PROCESO } from '#domain/procesos/mapa.ts'
import { UBICACIONES } from '#domain/procesos/modulo.ts'
import { claveModulo, rutaModulo } from '#domain/procesos/ruta-modulo.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DETALLE, keepDetalle } from '#admin/shared/detalle.ts'
import { DocumentosTabla } from '#admin/panel/documentacion/DocumentosTabla.tsx'
import { useDireccionPropia } from '#admin/shared/rutas/use-direccion-propia.ts'
import { EliminarDialog } from './EliminarDialog.tsx'
import { ModuloDialog } from './ModuloDialog.tsx'
import { ProcesoDialog } from './ProcesoDialog.tsx'
import { ProcesosCard } from './ProcesosCard.tsx'
import { RUTA_MODULOS } from './rutas.ts'
import { useCanAdministrar } from './use-can-administrar.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { Modulo as ModuloDatos, ModuloPanel, ProcesoPanel } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'
import './modulos.css'

const silent = { onError: () => undefined }

/** A module: its processes with what each opens and lacks, and its own documents. */
export function ModuloShow(): ReactElement {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const { data, error, refetch } = useRegistro('modulos', { id, meta: DETALLE }, silent)
  useDireccionPropia(data && rutaModulo(data))
  if (data)
    return (
      <Modulo
        modulo={data}
        onSaved={(saved) => keepDetalle(client, 'modulos', { ...data, ...saved }, id, claveModulo(saved))}
      />
    )
  return (
    <>
      <PageHeader title="Módulo" crumbs={crumbs('Módulo')} />
      {error ? (
        <ErrorState
          title="No se pudo cargar el módulo."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: RUTA_MODULOS, label: 'Ver los módulos' }}
        />
      ) : (
        <Skeleton lines={10} label="Cargando el módulo" />
      )}
    </>
  )
}

const crumbs = (nombre: string) => [migaVista('procesos', RUTA_MODULOS), { label: nombre }]

type Abierto =
  | { readonly que: 'editar' | 'eliminar' | 'nuevo' }
  | { readonly que: 'eliminarProceso'; readonly proceso: ProcesoPanel }

interface ModuloProps {
  modulo: ModuloPanel
  /** Its address follows its name. */
  onSaved: (saved: ModuloDatos) => void
}

function Modulo({ modulo, onSaved }: ModuloProps): ReactElement {
  const navigate = useNavigate()
  const puede = useCanAdministrar()
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const [params, setParams] = useSearchParams()
  const procesos = useRenglones(
    'procesos',
    {
      filter: { id_modulo: modulo.id },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'lugar', order: 'ASC' },
    },
    silent,
  )
  const rows = procesos.data ?? []
  const editing = rows.find((proceso) => isProceso(proceso, params.get(PARAM_PROCESO)))
  const close = (): void => setAbierto(null)
  return (
    <>
      <PageHeader
        title={modulo.nombre}
        crumbs={crumbs(modulo.nombre)}
        facts={`Ubicación: ${UBICACIONES[modulo.tipo]}, orden ${modulo.orden}. ${cuentaTexto(modulo.procesos, 'proceso')}.`}
        actions={
          puede && (
            <>
              <Button icon={Pencil} onClick={() => setAbierto({ que: 'editar' })}>
                Editar módulo
              </Button>
              <Button variant="danger" icon={Trash2} onClick={() => setAbierto({ que: 'eliminar' })}>
                Eliminar módulo
              </Button>
            </>
          )
        }
      />
      <div className="stack">
        {procesos.error && (
          <ErrorState
            title="No se pudieron cargar los procesos."
            error={procesos.error}
            onRetry={() => void procesos.refetch()}
          />
        )}
        {!procesos.error && (
          <ProcesosCard
            procesos={rows}
            loading={procesos.isPending}
            puede={puede}
            onNuevo={() => setAbierto({ que: 'nuevo' })}
            onEditar={({ clave }) => setParams({ [PARAM_PROCESO]: clave }, { state: { enSitio: true } })}
            onEliminar={(proceso) => setAbierto({ que: 'eliminarProceso', proceso })}
          />
        )}
        <DocumentosTabla dueno={{ clase: 'modulo', id: modulo.id }} titulo="Documentos del módulo" />
      </div>
      {abierto?.que === 'editar' && <ModuloDialog modulo={modulo} onClose={close} onSaved={onSaved} />}
      {abierto?.que === 'eliminar' && (
        <EliminarDialog
          que="modulo"
          id={modulo.id}
          nombre={modulo.nombre}
          onClose={close}
          onDone={() => void navigate(RUTA_MODULOS)}
        />
      )}
      {abierto?.que === 'eliminarProceso' && (
        <EliminarDialog
          que="proceso"
          id={abierto.proceso.id}
          nombre={abierto.proceso.nombre}
          onClose={close}
          onDone={close}
        />
      )}
      {abierto?.que === 'nuevo' && <ProcesoDialog modulo={modulo} proceso={null} procesos={rows} onClose={close} />}
      {editing && puede && (
        <ProcesoDialog
          key={editing.id}
          modulo={modulo}
          proceso={editing}
          procesos={rows}
          onClose={() => setParams({}, { state: { enSitio: true } })}
        />
      )}
    </>
  )
}
