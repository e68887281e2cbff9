import { camposDevolucionIssues } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { TABLA_ACTOS } from '#domain/afiliacion/actos/tabla-actos.ts'
import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { ChoquesNote } from './ChoquesNote.tsx'
import { CamposDevolucion } from './CamposDevolucion.tsx'
import { consecuencia, PREGUNTA_ACTO, TEXTOS_ACTO } from './textos-acto.ts'
import { useActoMovimiento } from './use-acto-movimiento.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { Issue } from '#domain/issue.ts'
import type { ActoConPregunta } from './textos-acto.ts'
import type { ReactElement } from 'react'

interface Respuesta {
  readonly motivo: string
  /** What a return marks, by the form's paths. */
  readonly campos: Readonly<Record<string, string>>
}

interface ActoDialogProps {
  acto: ActoConPregunta
  movimiento: MovimientoDetalle
  onClose: () => void
  onDone?: () => void
}

const trimmed = ({ motivo, campos }: Respuesta): Respuesta => ({
  motivo: motivo.trim(),
  campos: Object.fromEntries(Object.entries(campos).map(([campo, nota]) => [campo, nota.trim()])),
})

/** Says what the act does and to whom, and asks the text that goes with it. */
export function ActoDialog({ acto, movimiento, onClose, onDone }: ActoDialogProps): ReactElement {
  const { rotulo, ayuda, falta } = PREGUNTA_ACTO[acto]
  const { ocupado, falla } = TEXTOS_ACTO[acto]
  const { boton } = TABLA_ACTOS[acto]
  const peligro = 'peligro' in TEXTOS_ACTO[acto]
  const act = useActoMovimiento(movimiento, () => {
    onClose()
    onDone?.()
  })
  const marca = acto === 'devolver'
  const send = {
    ...act,
    run: ({ motivo, campos }: Respuesta) => act.run({ acto, motivo, ...(marca && { campos }) }),
  }
  const issues = ({ motivo, campos }: Respuesta): readonly Issue[] => [
    ...(motivo === '' && Object.keys(campos).length === 0 ? [{ path: 'motivo', code: 'falta', message: falta }] : []),
    ...camposDevolucionIssues(campos),
  ]
  return (
    <FormDialog
      id={acto}
      act={send}
      initial={{ motivo: '', campos: {} }}
      clean={trimmed}
      rules={issues}
      title={`${boton.replace(' movimiento', '')} el movimiento ${movimiento.folio}`}
      action={peligro && !boton.includes('movimiento') ? `${boton} movimiento` : boton}
      // «Volver» beside «Devolver» is pressed by mistake.
      cancel={peligro ? 'Conservar' : 'Ahora no'}
      danger={peligro}
      busyText={ocupado}
      failure={falla}
      onClose={onClose}
    >
      <p>{consecuencia(acto, movimiento, nombreNatural(movimiento), movimiento.tipoId === TIPO_ALTA)}</p>
      {acto === 'aprobar' && <ChoquesNote choques={movimiento.choques} />}
      <AreaField name="motivo" label={rotulo} help={ayuda} maxLength={1000} />
      {marca && <CamposDevolucion tramite={movimiento.tramite} />}
    </FormDialog>
  )
}
