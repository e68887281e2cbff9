import { abonoIssues } from '#domain/fondos/prestamos/cambio-prestamo.ts'
import { NOTA_MAX } from '#domain/fondos/prestamos/retencion.ts'
import { api } from '#admin/providers/api-client.ts'
import { AreaField, MoneyField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEYS_PRESTAMOS } from '#admin/shared/prestamos/use-prestamos.ts'
import { TEXTOS_ACTO } from './textos.ts'
import type { ActoPrestamo } from '#domain/fondos/prestamos/cambio-prestamo.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly importeCentavos: number | null
  readonly motivo: string
  readonly version: number
}

interface CambiarDialogProps {
  prestamo: PrestamoDetalle
  acto: ActoPrestamo
  /** What it will do, told before it is done. */
  efecto: readonly string[]
  onClose: () => void
}

const motivoIssues = ({ motivo }: Valores): Issue[] =>
  motivo.trim() === '' ? [{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo.' }] : []

/** Suspends, resumes or settles a loan, or takes what was paid of it, with its reason. */
export function CambiarDialog({ prestamo, acto, efecto, onClose }: CambiarDialogProps): ReactElement {
  const { titulo, ocupado, falla, hecho } = TEXTOS_ACTO[acto]
  const isAbono = acto === 'abonar'
  const act = useAct<Valores, PrestamoPanel>({
    call: (values) =>
      api.call('POST /api/panel/prestamos/:id/cambios', { params: { id: prestamo.id }, body: { ...values, acto } }),
    keys: [...KEYS_PRESTAMOS],
    toast: () => hecho,
    done: onClose,
  })
  return (
    <FormDialog
      id={acto}
      act={act}
      initial={{ importeCentavos: null, motivo: '', version: prestamo.version }}
      rules={(values) => [...(isAbono ? abonoIssues(values.importeCentavos, prestamo) : []), ...motivoIssues(values)]}
      title={titulo}
      action={titulo}
      busyText={ocupado}
      failure={falla}
      danger={acto === 'liquidar'}
      size="md"
      onClose={onClose}
    >
      <p>
        <span className="mono">{prestamo.folio}</span> de {prestamo.nombre}.
      </p>
      <ul>
        {efecto.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isAbono && <MoneyField name="importeCentavos" label="Cuánto pagó" />}
      <AreaField
        name="motivo"
        label="Motivo"
        maxLength={NOTA_MAX}
        {...(isAbono && { help: 'Por ejemplo, el recibo de caja o la ficha de depósito.' })}
      />
    </FormDialog>
  )
}
