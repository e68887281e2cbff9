import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import { tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { dejanTexto } from '#domain/cargas/dejan-texto.ts'
import { motivoCargaIssues, motivoPedidoIssues } from '#domain/cargas/motivo-carga.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { cargarTexto } from './cargar-texto.ts'
import type { CargaPedida, DetalleCarga } from '#domain/cargas/carga.ts'
import type { TextosMotivo } from '#domain/cargas/tipo-carga.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { Motivo } from './use-cargar.ts'
import type { ReactElement } from 'react'

interface CargarDialogProps {
  act: Act<Motivo, CargaPedida>
  detalle: DetalleCarga
  onClose: () => void
}

/** Asks the reason that loading a file needs: that of its kind, or why it replaces the earlier load of the same period. */
export function CargarDialog(props: CargarDialogProps): ReactElement {
  const { carga, pideMotivo } = props.detalle
  const { motivo } = tipoCarga(carga.tipo)
  return pideMotivo && motivo ? <ConMotivo {...props} textos={motivo} /> : <Sustituir {...props} />
}

function ConMotivo({ act, detalle, onClose, textos }: CargarDialogProps & { textos: TextosMotivo }): ReactElement {
  const { carga, direcciones } = detalle
  return (
    <FormDialog
      id="cargar"
      size="md"
      act={act}
      initial={{ motivo: carga.motivo }}
      rules={({ motivo }) => motivoPedidoIssues(motivo, textos, 'motivo')}
      title={textos.titulo}
      action={textos.accion ?? cargarTexto(detalle)}
      busyText="Empezando…"
      failure="No se cargó ningún renglón."
      onClose={onClose}
    >
      <p>{textos.texto}</p>
      {direcciones && (
        <ul>
          {direcciones.avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      )}
      <AreaField name="motivo" label={textos.etiqueta} help={textos.ayuda} maxLength={textos.max} counted />
    </FormDialog>
  )
}

function Sustituir({ act, detalle, onClose }: CargarDialogProps): ReactElement {
  const { carga, sustituye, dejan } = detalle
  return (
    <FormDialog
      id="cargar"
      size="md"
      act={act}
      initial={{ motivo: carga.motivo }}
      rules={({ motivo }) => motivoCargaIssues(motivo, 'sustituir')}
      title={sustituye === null ? 'Sustituir la carga anterior' : `Sustituir ${sustituye}`}
      action={cargarTexto(detalle)}
      busyText="Empezando…"
      failure="No se cargó ningún renglón."
      onClose={onClose}
    >
      <p>
        {sustituye ?? 'Otra carga'} {tipoCarga(carga.tipo).deEntidad?.repite ?? ''}. Cuando {carga.folio} se apruebe, la
        anterior deja de contar completa; si se deshace, vuelve a contar. <strong>{dejanTexto(dejan)}</strong>
      </p>
      <AreaField
        name="motivo"
        label="Por qué se sustituye"
        help="Lo leen quien valida y quien aprueba."
        maxLength={NOTA_CARGA_MAX}
        counted
      />
    </FormDialog>
  )
}
