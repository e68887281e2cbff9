import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import {
  decisionAFavorIssues,
  DESTINO_A_FAVOR_IDS,
  DESTINOS_A_FAVOR,
  NOTA_A_FAVOR_MAX,
  type DecisionAFavor,
  type SaldoAFavor,
} from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { AreaField, RadioField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEYS_COBROS } from './use-cobro-acto.ts'
import type { ReactElement } from 'react'

interface Valores extends DecisionAFavor {
  readonly version: number
}

/** Proposes to apply a balance to its loan or to return it. */
export function FavorDialog({ saldo, onClose }: { saldo: SaldoAFavor; onClose: () => void }): ReactElement {
  const act = useAct<Valores, PropuestaHecha>({
    call: (body) => api.call('POST /api/panel/saldos-favor/:id/decision', { params: { id: saldo.id }, body }),
    keys: [KEY_AUTORIZACIONES, ...KEYS_COBROS],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  const { aplicableCentavos, pendienteCentavos } = saldo
  return (
    <FormDialog
      id="saldo-favor"
      act={act}
      initial={{ destino: aplicableCentavos > 0 ? 'aplicar' : 'devolver', nota: '', version: saldo.version }}
      rules={(values) => decisionAFavorIssues(values, saldo)}
      title="¿Qué se hace con lo retenido de más?"
      action="Proponer decisión"
      busyText="Enviando…"
      failure="No se propuso la decisión."
      onClose={onClose}
    >
      <p>
        A {saldo.nombre} le retuvieron <strong>{formatPesos(pendienteCentavos)}</strong> de más en {saldo.chip},
        préstamo <span className="mono">{saldo.prestamo}</span>.{' '}
        {aplicableCentavos < pendienteCentavos && `Al préstamo caben ${formatPesos(aplicableCentavos)}.`}
      </p>
      <RadioField
        name="destino"
        legend="Destino"
        options={DESTINO_A_FAVOR_IDS.map((value) => ({ value, label: DESTINOS_A_FAVOR[value] }))}
      />
      <AreaField
        name="nota"
        label="Con qué pago se devolvió"
        help="Por ejemplo, el número de la transferencia. Si se aplica al préstamo, no hace falta."
        optional
        maxLength={NOTA_A_FAVOR_MAX}
        rows={2}
      />
      <SegundaMano />
    </FormDialog>
  )
}
