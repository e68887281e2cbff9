import { LIMITES_RETIRO, MOTIVOS_RETIRO, retiroIssues, type Beneficiario } from '#domain/fondos/cair/retiro.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { attemptKey } from '#admin/portal/wizard/attempt-key.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { AreaField, MoneyField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { PapelCampo } from '#admin/portal/fondos/tramites/PapelCampo.tsx'
import { BeneficiariosCampo } from './BeneficiariosCampo.tsx'
import { KEYS_CAIR, PAPELES_CAIR } from './use-cair.ts'
import type { CuentaPanel, TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly importeCentavos: number | null
  readonly beneficiarios: readonly Beneficiario[]
  readonly archivo: string
  readonly observaciones: string
}

/** A Retiro de Capital of an account, by the reason that its person's situation calls for. */
export function RetiroDialog({ cuenta, onClose }: { cuenta: CuentaPanel; onClose: () => void }): ReactElement {
  const motivo = cuenta.retiro.motivo ?? 'edad'
  const act = useAct<Valores, TramiteCair>({
    call: (values) => {
      const body = { ...values, motivo, afiliadoId: cuenta.id }
      return api.post('/api/tramites/retiro-capital', body, { headers: { 'Idempotency-Key': attemptKey(body) } })
    },
    keys: KEYS_CAIR,
    toast: ({ folio }) => `Se solicitó el retiro ${folio}: lo aprueban dos personas.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="retiro"
      act={act}
      initial={{
        importeCentavos: cuenta.saldo.total,
        beneficiarios: [{ nombre: '', parentesco: '', porcentaje: 10_000 }],
        archivo: '',
        observaciones: '',
      }}
      rules={(values) => issuesOf(values, cuenta)}
      title={`Retiro de Capital ${MOTIVOS_RETIRO[motivo].titulo.toLowerCase()}`}
      action="Solicitar retiro"
      busyText="Solicitando…"
      failure="No se solicitó el retiro."
      size="md"
      onClose={onClose}
    >
      <p>
        {cuenta.nombre}, saldo <strong>{formatPesos(cuenta.saldo.total)}</strong>.
      </p>
      <MoneyField name="importeCentavos" label="Importe" />
      {motivo === 'defuncion' && <Beneficiarios />}
      <PapelCampo name="archivo" path={PAPELES_CAIR} title={MOTIVOS_RETIRO[motivo].papel} />
      <AreaField name="observaciones" label="Observaciones" optional maxLength={LIMITES_RETIRO.observaciones} />
    </FormDialog>
  )
}

function Beneficiarios(): ReactElement {
  const { value } = useBound('importeCentavos')
  return <BeneficiariosCampo importeCentavos={typeof value === 'number' ? value : null} />
}

/** The rules of the withdrawal; what is wrong with one beneficiary is told at the list. */
function issuesOf({ importeCentavos, beneficiarios, archivo }: Valores, cuenta: CuentaPanel): Issue[] {
  const pedido = {
    motivo: cuenta.retiro.motivo ?? 'edad',
    importeCentavos: importeCentavos ?? 0,
    beneficiarios,
  } as const
  const persona = { situacion: cuenta.situacion, edad: cuenta.edad, conEntidad: true }
  const issues = retiroIssues(pedido, persona, { saldoCentavos: cuenta.saldo.total, edadMinima: 0 })
  return [
    ...issues.map((issue) => (issue.code === 'beneficiarios' ? { ...issue, path: 'beneficiarios' } : issue)),
    ...(archivo === '' ? [{ path: 'archivo', code: 'requerido', message: 'Sube el documento que lo comprueba.' }] : []),
  ]
}
