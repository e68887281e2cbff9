import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { abonoIssues } from '#domain/fondos/prestamos/cambio-prestamo.ts'
import { NOTA_MAX } from '#domain/fondos/prestamos/retencion.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { AreaField, MoneyField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { KEYS_PRESTAMOS } from '#admin/shared/prestamos/use-prestamos.ts'
import { TEXTOS_ACTO } from './textos.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly importeCentavos: number | null
  readonly motivo: string
  readonly version: number
}

type CambiarDialogProps = PrestamoDetalle['actos'][number] & {
  prestamo: PrestamoDetalle
  onClose: () => void
}

const motivoIssues = ({ motivo }: Valores): Issue[] =>
  motivo.trim() === '' ? [{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo.' }] : []

/** An act on a loan; what keeps it from being done is told before anything is asked. */
export function CambiarDialog({ impide, ...props }: CambiarDialogProps): ReactElement {
  const { prestamo, acto, onClose } = props
  if (impide === '') return <Cambio {...props} />
  return (
    <ActDialog
      title={TEXTOS_ACTO[acto].titulo}
      action={null}
      busyText=""
      busy={false}
      cancel="Cerrar"
      onSubmit={onClose}
      onClose={onClose}
    >
      <DeQuien {...prestamo} />
      <Note tone="warn">{impide}</Note>
    </ActDialog>
  )
}

/** Proposes to suspend, resume or settle a loan, or to take what was paid of it, with its reason. */
function Cambio({ prestamo, acto, efecto, onClose }: Omit<CambiarDialogProps, 'impide'>): ReactElement {
  const { titulo, ocupado, falla } = TEXTOS_ACTO[acto]
  const isAbono = acto === 'abonar'
  const act = useAct<Valores, PropuestaHecha>({
    call: (values) =>
      api.call('POST /api/panel/prestamos/:id/cambios', { params: { id: prestamo.id }, body: { ...values, acto } }),
    keys: [...KEYS_PRESTAMOS, KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
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
      <DeQuien {...prestamo} />
      <ul>
        {efecto.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <SegundaMano />
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

function DeQuien({ folio, nombre }: Pick<PrestamoDetalle, 'folio' | 'nombre'>): ReactElement {
  return (
    <p>
      <span className="mono">{folio}</span> de {nombre}.
    </p>
  )
}
