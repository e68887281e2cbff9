import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import { motivoCargaIssues } from '#domain/cargas/motivo-carga.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { cargarTexto } from './cargar-texto.ts'
import type { CargaPedida, DetalleCarga } from '#domain/cargas/carga.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { Motivo } from './use-cargar.ts'
import type { ReactElement } from 'react'

interface CargarDialogProps {
  act: Act<Motivo, CargaPedida>
  detalle: DetalleCarga
  onClose: () => void
}

/** Asks why a load replaces the earlier one of the same period. */
export function CargarDialog({ act, detalle, onClose }: CargarDialogProps): ReactElement {
  const { carga, sustituye } = detalle
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
        {carga.folio} paga lo mismo a las mismas personas que {sustituye ?? 'otra carga'}. Cuando se apruebe, la
        anterior deja de contar; si {carga.folio} se deshace, vuelve a contar.
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
