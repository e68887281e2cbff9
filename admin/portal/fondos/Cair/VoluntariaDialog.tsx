import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { LIMITES_RETIRO } from '#domain/fondos/cair/retiro.ts'
import { PAPEL_VOLUNTARIA, voluntariaIssues } from '#domain/fondos/cair/voluntaria.ts'
import { api } from '#admin/providers/api-client.ts'
import { attemptKey } from '#admin/portal/wizard/attempt-key.ts'
import { AreaField, DateField, MoneyField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { PapelCampo } from '#admin/portal/fondos/tramites/PapelCampo.tsx'
import { KEYS_CAIR, PAPELES_CAIR } from './use-cair.ts'
import type { CuentaPanel, TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly importeCentavos: number | null
  readonly fecha: string
  readonly archivo: string
  readonly observaciones: string
}

const hoy = () => todayInMexico(Date.now())

function issuesOf({ importeCentavos, fecha, archivo }: Valores, { edad, situacion, entidad }: CuentaPanel): Issue[] {
  const persona = { edad, situacion, conEntidad: entidad !== '' }
  return [
    ...voluntariaIssues({ importeCentavos: importeCentavos ?? NaN, fecha }, persona, { hoy: hoy(), cerradoHasta: 0 }),
    ...(archivo === '' ? [{ path: 'archivo', code: 'requerido', message: 'Sube el documento que lo comprueba.' }] : []),
  ]
}

/** An Aportación Voluntaria: how much, and the day on which it was deposited. */
export function VoluntariaDialog({ cuenta, onClose }: { cuenta: CuentaPanel; onClose: () => void }): ReactElement {
  const act = useAct<Valores, TramiteCair>({
    call: (values) => {
      const body = { ...values, importeCentavos: values.importeCentavos ?? 0, afiliadoId: cuenta.id }
      return api.call('POST /api/tramites/aportacion-voluntaria', {
        body,
        headers: { 'Idempotency-Key': attemptKey(body) },
      })
    },
    keys: KEYS_CAIR,
    toast: ({ folio }) => `Se solicitó la aportación ${folio}: la aprueban dos personas.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="voluntaria"
      act={act}
      initial={{ importeCentavos: null, fecha: hoy(), archivo: '', observaciones: '' }}
      rules={(values) => issuesOf(values, cuenta)}
      title="Aportación Voluntaria"
      action="Solicitar aportación"
      busyText="Solicitando…"
      failure="No se solicitó la aportación."
      size="md"
      onClose={onClose}
    >
      <p>
        {cuenta.nombre}, de {cuenta.entidad}.
      </p>
      <MoneyField name="importeCentavos" label="Importe" />
      <DateField name="fecha" label="Fecha del depósito" help="Desde ese día cuenta para el rendimiento." />
      <PapelCampo name="archivo" llamada={PAPELES_CAIR} title={PAPEL_VOLUNTARIA} />
      <AreaField name="observaciones" label="Observaciones" optional maxLength={LIMITES_RETIRO.observaciones} />
    </FormDialog>
  )
}
