import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatFechaCorta, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { rutaPapelPropuesta, rutaPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { formatBytes } from '#admin/shared/documentos/papeles.ts'
import { EnlacePapel, HojaPapel } from '#admin/shared/documentos/visor/HojaPapel.tsx'
import { ClaveUnicaDialog } from '#admin/shared/usuarios/ClaveUnicaDialog.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EstadoPropuestaTag } from './EstadoPropuestaTag.tsx'
import { RechazarPropuesta } from './RechazarPropuesta.tsx'
import { useActoPropuesta, useAutorizar, usePropuesta } from './use-propuestas.ts'
import type { CambioPropuesto, PropuestaAutorizada, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { ReactElement } from 'react'

interface PropuestaDialogProps {
  id: number
  onClose: () => void
}

const CAMBIOS: readonly Column<CambioPropuesto>[] = [
  { key: 'campo', header: 'Dato', cell: ({ campo }) => campo },
  { key: 'antes', header: 'Hoy', wrap: true, cell: ({ antes }) => antes || '–' },
  { key: 'despues', header: 'Quedaría', wrap: true, cell: ({ despues }) => despues || '–' },
]

/** One proposal: who made it, what it changes, and the buttons that the reader may use. */
export function PropuestaDialog({ id, onClose }: PropuestaDialogProps): ReactElement {
  const { data, error, refetch } = usePropuesta(id)
  const [rejecting, setRejecting] = useState(false)
  const [clave, setClave] = useState<PropuestaAutorizada['claveUnica']>(null)
  const undo = useActoPropuesta('deshacer', ({ folio }) => `${folio} está otra vez por autorizar.`)
  const autorizar = useAutorizar(({ claveUnica }) => {
    if (claveUnica) setClave(claveUnica)
    else onClose()
  })
  const retirar = useActoPropuesta(
    'retirar',
    (one) => ({ text: `Retiraste ${one.folio}.`, action: { label: 'Deshacer', onSelect: () => undo.run(one) } }),
    onClose,
  )
  if (clave) return <ClaveUnicaDialog usuario={clave} clave={clave.clave} onClose={onClose} />
  if (data && rejecting) return <RechazarPropuesta propuesta={data} onClose={onClose} />
  const busy = autorizar.busy || retirar.busy || undo.busy
  const failed = [
    { title: 'No se autorizó la propuesta.', ...autorizar },
    { title: 'No se retiró la propuesta.', ...retirar },
    { title: 'No se deshizo lo decidido.', ...undo },
  ].find(({ error: reason }) => reason !== null)
  return (
    <Dialog
      open
      size="md"
      title={data ? `${data.titulo} ${data.folio}` : 'Propuesta'}
      onClose={onClose}
      locked={busy}
      footer={
        <>
          {data?.actions.includes('retirar') && (
            <Button busy={retirar.busy} busyText="Retirando…" onClick={() => retirar.run(data)}>
              Retirar
            </Button>
          )}
          {data?.actions.includes('deshacer') && (
            <Button busy={undo.busy} busyText="Deshaciendo…" onClick={() => undo.run(data)}>
              Deshacer
            </Button>
          )}
          {data?.actions.includes('rechazar') && <Button onClick={() => setRejecting(true)}>Rechazar</Button>}
          {data?.actions.includes('autorizar') ? (
            <Button
              variant="primary"
              icon={Check}
              busy={autorizar.busy}
              busyText="Autorizando…"
              onClick={() => autorizar.run(data)}
            >
              Autorizar
            </Button>
          ) : (
            <Button onClick={onClose}>Cerrar</Button>
          )}
        </>
      }
    >
      <div className="stack">
        {failed && <ErrorState title={failed.title} error={failed.error} />}
        {error && <ErrorState title="No se pudo cargar la propuesta." error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} label="Cargando la propuesta" />}
        {data && data.falta !== '' && <Note>{data.falta}</Note>}
        {data && <Datos propuesta={data} />}
      </div>
    </Dialog>
  )
}

const cuando = (at: string): string => formatFechaCorta(todayInMexico(Date.parse(at)))

function Datos({ propuesta }: { propuesta: PropuestaPanel }): ReactElement {
  const { estado, sujeto, enlace, importeCentavos, propuso, propuestaAt, decidio, decididaAt, nota, cambios } =
    propuesta
  return (
    <>
      <KeyValueList
        wide
        items={[
          { label: 'Estado', value: <EstadoPropuestaTag estado={estado} /> },
          { label: 'De qué o de quién', value: <Link to={enlace}>{sujeto}</Link> },
          ...(importeCentavos === null ? [] : [{ label: 'Dinero que mueve', value: formatPesos(importeCentavos) }]),
          { label: 'Propuso', value: `${propuso}, ${cuando(propuestaAt)}` },
          ...(propuesta.primera === '' ? [] : [{ label: 'Primera autorización', value: propuesta.primera }]),
          ...(propuesta.segunda === '' ? [] : [{ label: 'Segunda autorización', value: propuesta.segunda }]),
          ...(decidio === '' ? [] : [{ label: 'Decidió', value: `${decidio}, ${cuando(decididaAt)}` }]),
          ...(nota === '' ? [] : [{ label: 'Motivo del rechazo', value: nota }]),
        ]}
      />
      <DataTable caption="Qué cambia" showCaption columns={CAMBIOS} rows={cambios} rowKey={({ campo }) => campo} />
      <Papel propuesta={propuesta} />
    </>
  )
}

/** The paper that supports the act. Its first page is in sight until somebody decides. */
function Papel({
  propuesta: { id, papel, papelRepetido, estado },
}: {
  propuesta: PropuestaPanel
}): ReactElement | null {
  if (papel === null) return null
  const { titulo, nombre, bytes, paginas } = papel
  const ruta = rutaPapelPropuesta(id)
  return (
    <section>
      <EnlacePapel titulo={titulo} ruta={ruta} />
      <div className="small secondary">
        {nombre}, {formatBytes(bytes)}
      </div>
      {papelRepetido && (
        <Note tone="warn">
          El mismo archivo acompaña a <Link to={rutaPropuesta(papelRepetido.id)}>{papelRepetido.folio}</Link>: revisa
          que no se registre dos veces lo mismo.
        </Note>
      )}
      <HojaPapel titulo={titulo} ruta={ruta} paginas={paginas} abierta={estado === 'pendiente'} />
    </section>
  )
}
