import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import { motivoCargaIssues } from '#domain/cargas/motivo-carga.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { ReactElement } from 'react'

interface DescartarDialogProps {
  detalle: DetalleCarga
  onClose: () => void
}

interface Motivo {
  readonly motivo: string
}

/** Forgets a file that was not loaded; that of another person, with a reason that its loader reads. */
export function DescartarDialog({ detalle, onClose }: DescartarDialogProps): ReactElement {
  const {
    carga: { folio },
    version,
    descartarPideMotivo,
  } = detalle
  const act = useAct<Motivo, DetalleCarga>({
    call: ({ motivo }) =>
      api.call('POST /api/cargas/:folio/descartar', { params: { folio }, body: { version, motivo: motivo.trim() } }),
    keys: [KEY_CARGAS],
    toast: () => `Se descartó ${folio}.`,
    done: onClose,
  })
  return descartarPideMotivo ? (
    <DeOtra act={act} detalle={detalle} onClose={onClose} />
  ) : (
    <Propia act={act} detalle={detalle} onClose={onClose} />
  )
}

interface ConActo extends DescartarDialogProps {
  act: Act<Motivo, DetalleCarga>
}

const textos = ({ carga: { folio } }: DetalleCarga) =>
  ({
    title: `Descartar ${folio}`,
    action: 'Descartar',
    busyText: 'Descartando…',
    failure: 'No se descartó.',
    danger: true,
  }) as const

function Propia({ act, detalle, onClose }: ConActo): ReactElement {
  const confirmar = { ...act, run: () => act.run({ motivo: '' }) }
  return (
    <ConfirmDialog act={confirmar} {...textos(detalle)} cancel="Conservar" onClose={onClose}>
      <QuePasa detalle={detalle} />
    </ConfirmDialog>
  )
}

function DeOtra({ act, detalle, onClose }: ConActo): ReactElement {
  return (
    <FormDialog
      id="descartar"
      size="md"
      act={act}
      initial={{ motivo: '' }}
      rules={({ motivo }) => motivoCargaIssues(motivo, 'descartar')}
      {...textos(detalle)}
      onClose={onClose}
    >
      <QuePasa detalle={detalle} />
      <AreaField
        name="motivo"
        label="Motivo"
        help={`Lo lee ${detalle.carga.usuario}, que la cargó.`}
        maxLength={NOTA_CARGA_MAX}
        counted
      />
    </FormDialog>
  )
}

function QuePasa({ detalle: { carga } }: { detalle: DetalleCarga }): ReactElement {
  return (
    <p>
      Nada de {carga.archivo} cuenta todavía, y ya no contará. Queda en el historial como descartada, y el mismo archivo
      se puede volver a cargar.
    </p>
  )
}
