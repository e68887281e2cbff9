import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { cargaNuevaIssues } from '#domain/cargas/carga-nueva.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useUploadAct } from '#admin/shared/form/use-upload-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { KEY_CARGAS, useOpcionesCarga } from '#admin/portal/cargas/use-cargas.ts'
import { ArchivoCarga } from './ArchivoCarga.tsx'
import { CamposCarga } from './CamposCarga.tsx'
import { enSuCampo, folioRepetido } from './en-su-campo.ts'
import { origenDe, origenesPosibles, textosDeOrigen, type OrigenArchivo } from './origen-archivo.ts'
import type { Carga, DetalleCarga, OpcionesCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

const TITULO = 'Cargar un archivo'

/** What the file is of, when it follows another one: its kind, its entity and quincena or what it is about, and its layout. */
export type ComoCarga = Pick<Carga, 'tipo' | 'entidad' | 'quincena' | 'asunto' | 'plano'>

interface NuevaCargaProps {
  como?: ComoCarga
  /** What the file is, where this person may load several kinds. */
  origen?: OrigenArchivo
  /** Key of what it is about, where its kind needs it. */
  asunto?: string
  onClose: () => void
}

/** Sends a file to be read: nothing is loaded yet. Then its page opens, with what it would do. */
export function NuevaCarga({ como, origen, asunto, onClose }: NuevaCargaProps): ReactElement {
  const { data, error, refetch } = useOpcionesCarga()
  if (data && data.cerrado === '')
    return (
      <Formulario
        opciones={data}
        pedida={{ ...(como && { como }), ...(origen && { origen }), ...(asunto && { asunto }) }}
        onClose={onClose}
      />
    )
  return (
    <Dialog open size="md" title={TITULO} onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      {data ? (
        <Note tone="warn">
          <strong>Ahora no se pueden cargar archivos.</strong> {data.cerrado}
        </Note>
      ) : error ? (
        <ErrorState title="No se pudo preparar la carga." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} height={36} label="Preparando la carga" />
      )}
    </Dialog>
  )
}

interface Valores {
  readonly archivo: File | null
  readonly origen: OrigenArchivo
  readonly entidad: number | null
  readonly quincena: string
  /** Key of what it is about; "" until one is chosen. */
  readonly asunto: string
  /** Key of the layout; "" to recognise it. */
  readonly plano: string
}

type Pedida = Pick<NuevaCargaProps, 'como' | 'origen' | 'asunto'>

function iniciales(opciones: OpcionesCarga, { como, origen, asunto }: Pedida): Valores {
  const { entidades, quincena } = opciones
  const posibles = origenesPosibles(opciones).map(({ value }) => value)
  const [primero = 'dependencia'] = posibles
  const pedido = (como && origenDe(como)) ?? origen ?? primero
  const [unica] = entidades.length === 1 ? entidades : entidades.filter(({ nombre }) => nombre === como?.entidad)
  return {
    archivo: null,
    origen: posibles.includes(pedido) ? pedido : primero,
    entidad: unica?.id ?? null,
    quincena: como?.quincena || quincena,
    asunto: como?.asunto?.clave ?? asunto ?? '',
    plano: como?.plano ?? '',
  }
}

function formOf({ archivo, origen, entidad, quincena, asunto, plano }: Valores, { planos }: OpcionesCarga): FormData {
  const form = new FormData()
  if (origen === 'dependencia') {
    form.set('entidad', String(entidad ?? ''))
    form.set('quincena', quincena)
  } else form.set('tipo', origen)
  if (textosDeOrigen(origen)?.asunto) form.set('asunto', asunto)
  // A layout that was chosen before the sender changed is of no use.
  if (planos.some((each) => each.clave === plano && origenDe(each) === origen)) form.set('plano', plano)
  if (archivo) form.set('file', archivo)
  return form
}

interface FormularioProps {
  opciones: OpcionesCarga
  pedida: Pedida
  onClose: () => void
}

function Formulario({ opciones, pedida, onClose }: FormularioProps): ReactElement {
  const navigate = useNavigate()
  const upload = useUploadAct<Valores, DetalleCarga>({
    call: (valores, sending) => api.upload('POST /api/cargas', formOf(valores, opciones), sending),
    keys: [KEY_CARGAS],
    done: ({ carga: { folio } }) => {
      onClose()
      void navigate(rutaCarga(folio))
    },
    leaves: true,
  })
  const error = useMemo(() => enSuCampo(upload.error), [upload.error])
  const act = { ...upload, error, campos: isApiError(error) ? error.campos : upload.campos }
  return (
    <FormDialog
      id="carga"
      size="md"
      act={act}
      initial={iniciales(opciones, pedida)}
      rules={(valores) =>
        cargaNuevaIssues({
          ...valores,
          deInstituto: valores.origen !== 'dependencia',
          asuntoFalta: textosDeOrigen(valores.origen)?.asunto?.falta ?? null,
        })
      }
      title={TITULO}
      action="Revisar archivo"
      busyText="Enviando…"
      failure="No se recibió el archivo."
      extra={upload.busy && <Button onClick={upload.cancel}>Detener el envío</Button>}
      onChange={() => {
        if (!upload.busy) upload.reset()
      }}
      onClose={onClose}
    >
      <p className="secondary">
        Primero se revisa renglón por renglón y verás qué haría. Nada se carga hasta que lo confirmas.
      </p>
      <ArchivoCarga
        sending={upload.busy ? { share: upload.share, then: 'Guardando el archivo' } : null}
        repetido={folioRepetido(error)}
      />
      <CamposCarga opciones={opciones} disabled={upload.busy} />
    </FormDialog>
  )
}
