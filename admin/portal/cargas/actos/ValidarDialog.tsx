import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import { totalDeMas, totalDeMenos } from '#domain/cargas/nomina/conciliacion.ts'
import { totalesQueSeAprueban, totalTexto } from '#domain/cargas/totales-carga.ts'
import { api } from '#admin/providers/api-client.ts'
import { largaDeCodigo } from '#admin/portal/cargas/quincena-de-codigo.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

interface ValidarDialogProps {
  detalle: DetalleCarga
  onClose: () => void
}

interface Nota {
  readonly nota: string
  readonly version: number
}

/** The first approval of a load, on its totals. */
export function ValidarDialog({ detalle, onClose }: ValidarDialogProps): ReactElement {
  const { carga, entran, personas, totales, conciliacion, version } = detalle
  const { folio } = carga
  const act = useAct<Nota, DetalleCarga>({
    call: (body) => api.call('POST /api/cargas/:folio/validar', { params: { folio }, body }),
    keys: [KEY_CARGAS, KEY_AUTORIZACIONES],
    toast: () => `Se validó ${folio}. Ahora la aprueba el instituto, en Por autorizar.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="validar"
      size="md"
      act={act}
      initial={{ nota: '', version }}
      title={`Validar ${folio}`}
      action="Validar"
      busyText="Validando…"
      failure="No se validó la carga."
      onClose={onClose}
    >
      <p>
        Confirmas que {carga.archivo} trae {TIPOS_CARGA[carga.tipo].contenido} de {carga.entidad},{' '}
        {largaDeCodigo(carga.quincena)}. Después la aprueba el instituto.
      </p>
      <KeyValueList
        wide
        items={[
          {
            label: 'Renglones',
            value: `${formatCuenta(entran)} de ${cuentaTexto(carga.renglones, 'renglón', 'renglones')}`,
          },
          { label: 'Personas', value: formatCuenta(personas) },
          ...totalesQueSeAprueban(totales).map((total) => ({ label: total.titulo, value: totalTexto(total) })),
          ...(conciliacion.length === 0
            ? []
            : [
                { label: 'Descontado de más', value: <MoneyText centavos={totalDeMas(conciliacion)} /> },
                { label: 'Descontado de menos', value: <MoneyText centavos={totalDeMenos(conciliacion)} /> },
              ]),
        ]}
      />
      <AreaField name="nota" label="Nota" optional maxLength={NOTA_CARGA_MAX} />
    </FormDialog>
  )
}
