import { TABLA_CIERRE, type ActoCierre } from '#domain/quincenas/tabla-cierre.ts'
import { api } from '#admin/providers/api-client.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

/** Acts that ask something before they are done. */
export type ActoConNota = Extract<ActoCierre, 'devolver' | 'pedir_reapertura' | 'reabrir' | 'negar_reapertura'>

interface NotaDialogProps {
  codigo: string
  acto: ActoConNota
  /** Whose close, as the title tells it. */
  entidad: string
  cierres: readonly { readonly id: number; readonly version: number }[]
  onClose: () => void
}

interface Nota {
  readonly nota: string
}

const QUE_PASA: Readonly<Record<ActoConNota, string>> = {
  devolver: 'Todas las firmas quedan sin efecto y el cierre vuelve a solicitud. La nota la lee quien había firmado.',
  pedir_reapertura: 'El titular decide. Solo se reabre la última quincena de la entidad, con su línea sin pagar.',
  reabrir: 'Las líneas y la línea de pago quedan sin efecto. Los movimientos siguen aplicados y se corrigen con otros.',
  negar_reapertura: 'La quincena sigue cerrada.',
}

/** Says what the act does and asks its note. */
export function NotaDialog({ codigo, acto, entidad, cierres, onClose }: NotaDialogProps): ReactElement {
  const { boton, necesita, hecho } = TABLA_CIERRE[acto]
  const act = useAct<Nota>({
    call: ({ nota }) => {
      if (acto === 'devolver')
        return api.call('POST /api/quincenas/:codigo/cierres/devolver', { params: { codigo }, body: { cierres, nota } })
      const [one] = cierres
      return api.call('POST /api/quincenas/:codigo/cierres/:id/reapertura', {
        params: { codigo, id: one?.id ?? 0 },
        body: { acto, version: one?.version ?? 0, nota },
      })
    },
    keys: ['cierres', 'historial'],
    toast: () => `${entidad}: ${hecho.toLowerCase()}.`,
    done: onClose,
  })
  const isRequired = necesita === 'nota'
  const rules = ({ nota }: Nota): readonly Issue[] =>
    isRequired && nota.trim() === '' ? [{ path: 'nota', code: 'requerido', message: 'Escribe la nota.' }] : []
  return (
    <FormDialog
      id={acto}
      act={act}
      initial={{ nota: '' }}
      rules={rules}
      title={`${boton}: ${entidad}`}
      action={boton}
      danger={acto === 'reabrir'}
      busyText="Guardando…"
      failure="No se pudo."
      onClose={onClose}
    >
      <p>{QUE_PASA[acto]}</p>
      <AreaField name="nota" label={isRequired ? 'Nota' : 'Nota (opcional)'} maxLength={1000} />
    </FormDialog>
  )
}
