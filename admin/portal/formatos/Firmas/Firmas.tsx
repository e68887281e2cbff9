import { useQuery } from '@tanstack/react-query'
import { Pencil, Signature, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { firmaIssues } from '#domain/formatos/firma.ts'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { RecordForm } from '#admin/shared/form/RecordForm.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EditarFirma } from './EditarFirma.tsx'
import { FirmarPapel } from './FirmarPapel.tsx'
import { FirmaCampos } from './FirmaCampos.tsx'
import type { CatalogoFirmas, DatosFirma, FirmaPanel } from '#domain/formatos/firma.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'
import type { ValoresFirma } from './valores-firma.ts'
import './firmas.css'

const NUEVA: ValoresFirma = {
  nombre: '',
  cargo: '',
  usuario_id: null,
  unidad_id: null,
  desde: '',
  hasta: '',
  firma_base64: '',
}

function nuevaIssues(values: ValoresFirma): Issue[] {
  const missing = { path: 'firma_base64', code: 'requerido', message: 'Elige la imagen de la firma.' }
  return [...firmaIssues(values satisfies DatosFirma), ...(values.firma_base64 === '' ? [missing] : [])]
}

/** "Catálogo de Firmas": the table of those there are and, beside it or after it, "Nueva Firma". */
export default function Firmas(): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['firmas'],
    queryFn: ({ signal }) => api.call('GET /api/panel/firmas', { signal }),
  })
  return (
    <>
      <PageHeader vista="firmas" facts={data && cuentaTexto(data.firmas.length, 'firma')} />
      {error && !data && (
        <ErrorState title="No se pudieron cargar las firmas." error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={8} label="Cargando las firmas" />}
      {data && (
        <div className="firmas">
          <Card title="Firmas" flush>
            <Tabla catalogo={data} />
          </Card>
          <Card title="Nueva Firma">
            <NuevaFirma catalogo={data} />
          </Card>
        </div>
      )}
    </>
  )
}

function NuevaFirma({ catalogo }: { catalogo: CatalogoFirmas }): ReactElement {
  const [count, setCount] = useState(0)
  return <Formulario key={count} catalogo={catalogo} onDone={() => setCount(count + 1)} />
}

function Formulario({ catalogo, onDone }: { catalogo: CatalogoFirmas; onDone: () => void }): ReactElement {
  const act = useAct<ValoresFirma, FirmaPanel>({
    call: (values) => api.call('POST /api/panel/firmas', { body: values }),
    keys: ['firmas'],
    toast: ({ nombre }) => `Firma de ${nombre} agregada.`,
    done: onDone,
  })
  return (
    <RecordForm act={act} initial={NUEVA} rules={nuevaIssues} action="Agregar firma" failure="No se agregó la firma.">
      <FirmaCampos catalogo={catalogo} />
    </RecordForm>
  )
}

function Tabla({ catalogo }: { catalogo: CatalogoFirmas }): ReactElement {
  const [edita, setEdita] = useState<FirmaPanel | null>(null)
  const [elimina, setElimina] = useState<FirmaPanel | null>(null)
  const [firma, setFirma] = useState<FirmaPanel | null>(null)
  return (
    <>
      <DataTable
        caption="Firmas"
        rows={catalogo.firmas}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Aún no hay firmas registradas.">Agrega la primera con «Nueva Firma».</EmptyState>}
        columns={[
          { key: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre, wrap: true },
          { key: 'cargo', header: 'Cargo', cell: ({ cargo }) => cargo, wrap: true },
          {
            key: 'firma',
            header: 'Firma',
            cell: ({ id, version, nombre }) => (
              <img
                className="firma-imagen"
                src={`/api/panel/firmas/${id}/imagen?v=${version}`}
                alt={`Firma de ${nombre}`}
                loading="lazy"
              />
            ),
          },
          { key: 'titular', header: 'De', cell: ({ titular }) => titular || 'Sin asignar', wrap: true },
          { key: 'vigencia', header: 'Vigencia', cell: vigencia, wrap: true },
          {
            key: 'acciones',
            header: 'Acciones',
            cell: (firma) => (
              <span className="firma-acciones">
                {firma.actions.includes('firmar') && (
                  <IconButton
                    size="sm"
                    icon={Signature}
                    label={`Poner en un papel la firma de ${firma.nombre}`}
                    onClick={() => setFirma(firma)}
                  />
                )}
                <IconButton
                  size="sm"
                  icon={Pencil}
                  label={`Editar la firma de ${firma.nombre}`}
                  onClick={() => setEdita(firma)}
                />
                {firma.actions.includes('eliminar') && (
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    label={`Eliminar la firma de ${firma.nombre}`}
                    onClick={() => setElimina(firma)}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
      {firma && <FirmarPapel firma={firma} onClose={() => setFirma(null)} />}
      {edita && <EditarFirma catalogo={catalogo} firma={edita} onClose={() => setEdita(null)} />}
      {elimina && <EliminarFirma firma={elimina} onClose={() => setElimina(null)} />}
    </>
  )
}

function vigencia({ desde, hasta, papeles }: FirmaPanel): string {
  const days = hasta === null ? `desde ${formatFecha(desde)}` : `${formatFecha(desde)} a ${formatFecha(hasta)}`
  return papeles > 0 ? `${days}, en ${cuentaTexto(papeles, 'papel', 'papeles')}` : days
}

function EliminarFirma({ firma, onClose }: { firma: FirmaPanel; onClose: () => void }): ReactElement {
  const act = useAct({
    call: () =>
      api.call('DELETE /api/panel/firmas/:id', { params: { id: firma.id }, query: { version: firma.version } }),
    keys: ['firmas'],
    toast: () => 'Firma eliminada.',
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title={`Eliminar la firma de ${firma.nombre}`}
      action="Eliminar"
      busyText="Eliminando…"
      failure="No se eliminó la firma."
      danger
      cancel="Conservar"
      onClose={onClose}
    >
      <p>Ningún papel cerrado la lleva. No se puede recuperar.</p>
    </ConfirmDialog>
  )
}
