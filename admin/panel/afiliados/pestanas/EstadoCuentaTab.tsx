import { Printer, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { diferenciasDe, PAGADA_POR } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ExplicacionDialog } from '#admin/shared/aportaciones/ExplicacionDialog.tsx'
import { buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { CairCard } from '#admin/panel/afiliados/CairCard.tsx'
import { ExtemporaneasCard } from '#admin/panel/afiliados/ExtemporaneasCard.tsx'
import { PrestamosCard } from '#admin/panel/afiliados/PrestamosCard.tsx'
import { InconformidadDialog } from '#admin/panel/afiliados/inconformidad/InconformidadDialog.tsx'
import { inconformidadColumn } from '#admin/panel/afiliados/inconformidad/InconformidadButton.tsx'
import { dudaDeDiferencia, dudaDeQuincena, type Duda, type Objetar } from '#admin/panel/afiliados/inconformidad/duda.ts'
import { CobrosDePersona } from '#admin/shared/cobros/CobrosDePersona.tsx'
import { ExcedentesDePersona } from '#admin/shared/excedentes/ExcedentesDePersona.tsx'
import { SaldosAFavor } from '#admin/shared/cobros/SaldosAFavor.tsx'
import { LicenciasCard } from '#admin/panel/afiliados/LicenciasCard.tsx'
import { useEstadoCuenta } from './use-estado-cuenta.ts'
import type {
  DiferenciaDeEstado,
  EstadoDeCuenta,
  QuincenaDeEstado,
} from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** An amount of a fund in a closed quincena. */
interface Explicado {
  readonly personaId: number
  readonly fondo: FondoId
}

const TODOS = { value: '', label: 'Todos los años' }

/** What the person owns and owes: funds by quincena, loans, the retirement account, what is
 * owed of leaves, withholdings that differ; printed with its folio. */
export function EstadoCuentaTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  const [params, setParams] = useSearchParams()
  const anio = params.get('anio') ?? ''
  const { data, error, refetch } = useEstadoCuenta(persona.id, anio)
  const [duda, setDuda] = useState<Duda | null>(null)
  const [explicado, setExplicado] = useState<Explicado | null>(null)
  if (error)
    return <ErrorState title="No se pudo cargar el estado de cuenta." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} label="Cargando el estado de cuenta" />
  const objetar = data.actions.includes('inconformidad') ? setDuda : null
  const diferencias = diferenciasDe(data.retenciones)
  return (
    <div className="stack">
      <div className="estado-cuenta-mandos">
        <Field label="Año">
          <Combobox
            label="Año"
            options={[TODOS, ...data.anios.map((each) => ({ value: String(each), label: String(each) }))]}
            value={anio}
            onChange={(value) => setParams({ ...Object.fromEntries(params), anio: value }, { replace: true })}
          />
        </Field>
        <a
          className={buttonClass('default')}
          href={`/api/estado-cuenta/${persona.id}/hoja${anio === '' ? '' : `?anio=${anio}`}`}
          target="_blank"
          rel="noopener"
        >
          <Icon icon={Printer} />
          Imprimir
        </a>
      </div>
      <Totales data={data} />
      {data.prestamos.length > 0 && (
        <PrestamosCard prestamos={data.prestamos} retenciones={data.retenciones} objetar={objetar} />
      )}
      {data.cair && <CairCard interno={persona.interno} cair={data.cair} objetar={objetar} />}
      {data.extemporaneas.length > 0 && <ExtemporaneasCard extemporaneas={data.extemporaneas} objetar={objetar} />}
      {data.cobros.length > 0 && <CobrosDePersona cobros={data.cobros} />}
      {data.saldosAFavor.length > 0 && <SaldosAFavor saldos={data.saldosAFavor} />}
      {data.excedentes.length > 0 && <ExcedentesDePersona excedentes={data.excedentes} />}
      {data.licencias.length > 0 && <LicenciasCard id={persona.id} licencias={data.licencias} objetar={objetar} />}
      {diferencias.length > 0 && (
        <Card title="Retenciones menores a lo ordenado" flush>
          <DataTable
            caption="Retenciones menores a lo ordenado"
            columns={diferenciaColumns(objetar)}
            rows={diferencias}
            rowKey={({ retencionId }) => retencionId}
            minWidth={760}
            empty={<EmptyState title="Ninguna." />}
          />
        </Card>
      )}
      <Card title="Aportaciones por quincena" flush>
        <div className="estado-cuenta-quincenas">
          <DataTable
            caption="Aportaciones por quincena"
            columns={quincenaColumns(data, objetar, setExplicado)}
            rows={data.quincenas}
            rowKey={({ personaId }) => personaId}
            minWidth={660 + data.totales.length * 100}
            empty={
              <EmptyState icon={Wallet} title="No hay quincenas cerradas">
                Sus aportaciones aparecen aquí cuando su entidad cierra una quincena.
              </EmptyState>
            }
          />
        </div>
      </Card>
      {explicado && (
        <ExplicacionDialog
          de={{ id: explicado.personaId, fondo: explicado.fondo }}
          onClose={() => setExplicado(null)}
        />
      )}
      {duda && <InconformidadDialog id={persona.id} duda={duda} onClose={() => setDuda(null)} />}
    </div>
  )
}

function Totales({ data }: { data: EstadoDeCuenta }): ReactElement {
  return (
    <Card title="Total por fondo" aside={<span className="mono secondary">{data.folio}</span>}>
      <KeyValueList
        wide
        items={[
          ...data.totales.map(({ fondo, titulo, importeCentavos }) => ({
            key: fondo,
            label: titulo,
            value: formatPesos(importeCentavos),
          })),
          { label: 'Total', value: <strong>{formatPesos(data.totalCentavos)}</strong> },
          ...(data.sinPagarCentavos > 0
            ? [{ label: 'De ello, no pagado por su entidad', value: formatPesos(data.sinPagarCentavos) }]
            : []),
        ]}
      />
    </Card>
  )
}

/** Each fund of a quincena, and who paid it; the entity is told where it is not the person's own. */
function quincenaColumns(
  { totales, entidad: propia }: EstadoDeCuenta,
  objetar: Objetar,
  explicar: (importe: Explicado) => void,
): readonly Column<QuincenaDeEstado>[] {
  return [
    {
      key: 'quincena',
      header: 'Quincena',
      wrap: true,
      cell: ({ chip, entidad }) => (
        <>
          <span className="estado-cuenta-chip">{chip}</span>
          {entidad !== propia && <div className="secondary small">{entidad}</div>}
        </>
      ),
    },
    {
      key: 'sueldo',
      header: 'Sueldo',
      numeric: true,
      cell: ({ sueldoCentavos, dias }) => (
        <>
          <MoneyText centavos={sueldoCentavos} />
          <div className="secondary small">{cuentaTexto(dias, 'día')}</div>
        </>
      ),
    },
    ...totales.map(({ fondo, titulo }) => ({
      key: fondo,
      header: titulo,
      numeric: true,
      cell: ({ fondos, personaId, chip, actions }: QuincenaDeEstado) => {
        const own = fondos.find((each) => each.fondo === fondo)
        if (!own) return '–'
        return (
          <>
            {actions.includes('explicar') ? (
              <ImporteExplicable
                centavos={own.importeCentavos}
                de={`${titulo}, ${chip}`}
                onExplicar={() => explicar({ personaId, fondo })}
              />
            ) : (
              <MoneyText centavos={own.importeCentavos} />
            )}
            {own.tasa !== '' && <div className="secondary small">{own.tasa}</div>}
          </>
        )
      },
    })),
    { key: 'total', header: 'Total', numeric: true, cell: (row) => <MoneyText centavos={row.totalCentavos} /> },
    { key: 'estado', header: 'Estado', wrap: true, cell: ({ estado }) => PAGADA_POR[estado] },
    ...inconformidadColumn(objetar, ({ chip }) => `la ${chip}`, dudaDeQuincena),
  ]
}

function diferenciaColumns(objetar: Objetar): readonly Column<DiferenciaDeEstado>[] {
  return [
    { key: 'quincena', header: 'Quincena', cell: ({ chip }) => chip },
    { key: 'prestamo', header: 'Préstamo', mono: true, cell: ({ prestamo }) => prestamo },
    {
      key: 'ordenado',
      header: 'Ordenado',
      numeric: true,
      cell: (row) => <MoneyText centavos={row.ordenadoCentavos} />,
    },
    {
      key: 'retenido',
      header: 'Retenido',
      numeric: true,
      cell: (row) => <MoneyText centavos={row.retenidoCentavos} />,
    },
    { key: 'motivo', header: 'Motivo', wrap: true, cell: ({ motivo }) => motivo || '–' },
    ...inconformidadColumn(objetar, ({ prestamo }) => `la retención de ${prestamo}`, dudaDeDiferencia),
  ]
}
