import { totalDescontado } from '#domain/fondos/cair/descuento.ts'
import { LIMITES_RETIRO, MOTIVOS_RETIRO, retiroIssues, type Beneficiario } from '#domain/fondos/cair/retiro.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { attemptKey } from '#admin/portal/wizard/attempt-key.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { AreaField, MoneyField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
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
  readonly consentimiento: string
  readonly observaciones: string
}

/** A Retiro de Capital of an account, by the reason that its person's situation calls for. */
export function RetiroDialog({ cuenta, onClose }: { cuenta: CuentaPanel; onClose: () => void }): ReactElement {
  const motivo = cuenta.retiro.motivo ?? 'edad'
  const act = useAct<Valores, TramiteCair>({
    call: (values) => {
      const body = { ...values, motivo, importeCentavos: values.importeCentavos ?? 0, afiliadoId: cuenta.id }
      return api.call('POST /api/tramites/retiro-capital', { body, headers: { 'Idempotency-Key': attemptKey(body) } })
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
        consentimiento: '',
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
      {motivo === 'defuncion' && <Beneficiarios porDescontar={cuenta.porDescontar} />}
      <PapelCampo name="archivo" llamada={PAPELES_CAIR} title={MOTIVOS_RETIRO[motivo].papel} />
      {cuenta.porDescontar.length > 0 && <Consentimiento cuenta={cuenta} />}
      <AreaField name="observaciones" label="Observaciones" optional maxLength={LIMITES_RETIRO.observaciones} />
    </FormDialog>
  )
}

/** Who gets it: what is left once loans are paid, where there is consent. */
function Beneficiarios({ porDescontar }: Pick<CuentaPanel, 'porDescontar'>): ReactElement {
  const { value } = useBound('importeCentavos')
  const descuento = useDescuento(porDescontar)
  return <BeneficiariosCampo importeCentavos={typeof value === 'number' ? value - descuento : null} />
}

/** What loans would take of the withdrawal as it is typed; nothing without consent. */
function useDescuento(porDescontar: CuentaPanel['porDescontar']): number {
  const { value: importe } = useBound('importeCentavos')
  const { value: consentimiento } = useBound('consentimiento')
  if (consentimiento === '' || typeof importe !== 'number' || importe <= 0) return 0
  return totalDescontado(importe, porDescontar)
}

/** Loans are paid out of the withdrawal only with the person's signed consent. */
function Consentimiento({ cuenta: { situacion, porDescontar } }: { cuenta: CuentaPanel }): ReactElement {
  const { value: importe } = useBound('importeCentavos')
  const descuento = useDescuento(porDescontar)
  const owed = porDescontar.reduce((sum, { liquidaCentavos }) => sum + liquidaCentavos, 0)
  const folios = porDescontar.map(({ folio }) => folio).join(', ')
  return (
    <>
      <Note tone="warn">
        {situacion === 'D' ? 'Dejó' : 'Debe'} {formatPesos(owed)} de{' '}
        {porDescontar.length === 1 ? 'un préstamo' : 'préstamos'} por cobrar ({folios}). Se le descuentan solo con{' '}
        {situacion === 'D' ? 'el consentimiento que haya dejado firmado' : 'su consentimiento firmado'}; sin él, el
        retiro se entrega completo.
      </Note>
      <PapelCampo
        name="consentimiento"
        llamada={PAPELES_CAIR}
        title="Consentimiento firmado para descontar sus préstamos (opcional)"
      />
      {descuento > 0 && typeof importe === 'number' && (
        <Note live>
          Se descuentan {formatPesos(descuento)} y se entregan {formatPesos(importe - descuento)}.
        </Note>
      )}
    </>
  )
}

/** The rules of the withdrawal; what is wrong with one beneficiary is told at the list. */
function issuesOf({ importeCentavos, beneficiarios, archivo }: Valores, cuenta: CuentaPanel): Issue[] {
  const pedido = {
    motivo: cuenta.retiro.motivo ?? 'edad',
    importeCentavos: importeCentavos ?? NaN,
    beneficiarios,
  } as const
  const persona = { situacion: cuenta.situacion, edad: cuenta.edad, conEntidad: true }
  const issues = retiroIssues(pedido, persona, { saldoCentavos: cuenta.saldo.total, edadMinima: 0 })
  return [
    ...issues.map((issue) => (issue.code === 'beneficiarios' ? { ...issue, path: 'beneficiarios' } : issue)),
    ...(archivo === '' ? [{ path: 'archivo', code: 'requerido', message: 'Sube el documento que lo comprueba.' }] : []),
  ]
}
