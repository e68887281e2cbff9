import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { importeDeSuma, TITULOS_SUMA, type SumaDeCuenta } from '#domain/fondos/pagos/partes-cuenta.ts'
import { ExplicacionLineaDialog } from '#admin/shared/pagos/ExplicacionLineaDialog.tsx'
import { lineaDe, SumaDialog } from './SumaDialog.tsx'
import { useCuenta, usePagado } from './use-aportacion-retencion.ts'
import type { CargoDeCuenta, CuentaEntidad, PagadoPorDia } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { Lugar } from '#admin/portal/fondos/organica/use-lugar.ts'
import type { ReactElement } from 'react'

/** The entity's account: charges, payments, interest, credit, how old its debt is, and what it paid by day and fund. */
export function CuentaTab({ lugar }: { lugar: Lugar }): ReactElement {
  const cuenta = useCuenta(lugar)
  const pagado = usePagado(lugar)
  return (
    <div className="stack">
      <Note>
        <strong>Con la organización de hoy.</strong> La cuenta incluye lo que debían las entidades que se fusionaron en
        ésta; cada cargo de ellas lleva su nombre.
      </Note>
      {cuenta.isPending && <Skeleton lines={6} label="Cargando el estado de cuenta" />}
      {cuenta.error && (
        <ErrorState
          title="No se pudo cargar el estado de cuenta."
          error={cuenta.error}
          onRetry={() => void cuenta.refetch()}
        />
      )}
      {cuenta.data && <Cuenta lugar={lugar} cuenta={cuenta.data} />}
      {pagado.error && (
        <ErrorState
          title="No se pudo cargar lo pagado por día."
          error={pagado.error}
          onRetry={() => void pagado.refetch()}
        />
      )}
      {!pagado.error && (
        <Card title="Pagado por día del banco y por fondo" flush>
          <DataTable
            caption="Pagado por día del banco y por fondo"
            columns={DIAS}
            rows={pagado.data ?? []}
            rowKey={({ fecha }) => fecha}
            loading={pagado.isPending}
            empty={<EmptyState title="Aún no hay pagos de esta entidad." />}
          />
        </Card>
      )}
    </div>
  )
}

function Cuenta({ lugar, cuenta }: { lugar: Lugar; cuenta: CuentaEntidad }): ReactElement {
  const [explicado, setExplicado] = useState<CargoDeCuenta | null>(null)
  const [sumada, setSumada] = useState<{ readonly suma: SumaDeCuenta; readonly titulo: string } | null>(null)
  const fila = (suma: SumaDeCuenta, titulo: string) => ({
    key: suma,
    label: titulo,
    value: (
      <Suma centavos={importeDeSuma(cuenta, suma)} titulo={titulo} onExplicar={() => setSumada({ suma, titulo })} />
    ),
  })
  return (
    <>
      <div className="cuenta-resumen">
        <Card title="Saldo">
          <KeyValueList wide items={SALDO.map((cual) => fila(cual, TITULOS_SUMA[cual]))} />
        </Card>
        <Card title="Antigüedad de lo que se debe">
          <KeyValueList wide items={cuenta.antiguedad.map(({ id, titulo }) => fila(id, titulo))} />
        </Card>
      </div>
      <Card title="Cargos por quincena" flush>
        <DataTable
          caption="Cargos por quincena"
          columns={cargosCon(setExplicado)}
          rows={cuenta.cargos}
          rowKey={({ codigo, de, extemporanea }) => `${codigo} ${de?.clave1 ?? ''} ${extemporanea?.folio ?? ''}`}
          minWidth={860}
          empty={<EmptyState title="Esta entidad no tiene cargos." />}
        />
      </Card>
      {explicado && <ExplicacionLineaDialog de={lineaDe(explicado, lugar)} onClose={() => setExplicado(null)} />}
      {sumada && <SumaDialog {...sumada} cuenta={cuenta} lugar={lugar} onClose={() => setSumada(null)} />}
    </>
  )
}

const SALDO = ['cargos', 'pagado', 'debe', 'intereses', 'favor'] as const

/** A sum opens the charges that make it up; nothing adds up to zero. */
function Suma(props: { centavos: number; titulo: string; onExplicar: () => void }): ReactElement {
  const { centavos, titulo, onExplicar } = props
  if (centavos === 0) return <MoneyText centavos={centavos} />
  return <ImporteExplicable centavos={centavos} de={titulo} onExplicar={onExplicar} />
}

/** A charge's amounts open what it is made of, its payments and its interest. */
function cargosCon(explicar: (cargo: CargoDeCuenta) => void): readonly Column<CargoDeCuenta>[] {
  const importe = (cargo: CargoDeCuenta, centavos: number): ReactElement =>
    centavos === 0 ? (
      <MoneyText centavos={centavos} />
    ) : (
      <ImporteExplicable
        centavos={centavos}
        de={cargo.extemporanea?.folio ?? cargo.chip}
        onExplicar={() => explicar(cargo)}
      />
    )
  return [
    { key: 'quincena', header: 'Quincena', wrap: true, cell: (cargo) => <QuincenaDeCargo cargo={cargo} /> },
    { key: 'cargo', header: 'Cargo', numeric: true, cell: (row) => importe(row, row.principalCentavos) },
    { key: 'credito', header: 'A favor aplicado', numeric: true, cell: (row) => importe(row, row.creditoCentavos) },
    { key: 'pagado', header: 'Pagado', numeric: true, cell: (row) => importe(row, row.pagadoCentavos) },
    {
      key: 'intereses',
      header: 'Intereses pagados',
      numeric: true,
      cell: (row) => importe(row, row.interesPagadoCentavos),
    },
    { key: 'debe', header: 'Por pagar', numeric: true, cell: (row) => importe(row, row.debeCentavos) },
    { key: 'limite', header: 'Límite', cell: ({ limite }) => (limite === null ? '–' : formatFecha(limite)) },
    { key: 'estatus', header: 'Estado', cell: (row) => <EstadoCargo cargo={row} /> },
  ]
}

/** The quincena, or the late contribution with its line to print; of an entity that went into this one, with its name, which opens its line. */
function QuincenaDeCargo({ cargo: { chip, codigo, de, extemporanea } }: { cargo: CargoDeCuenta }): ReactElement {
  if (extemporanea)
    return (
      <>
        Extemporánea{' '}
        <a href={`/api/lineas-pago/${extemporanea.referencia}/hoja`} target="_blank" rel="noopener">
          {extemporanea.folio}
        </a>
      </>
    )
  if (de === null) return <>{chip}</>
  const to = `${rutaVista('aportacion-retencion')}&clave0=${de.clave0}&clave1=${de.clave1}&quincena=${codigo}`
  return (
    <>
      {chip}
      <br />
      <Link to={to}>{de.nombre}</Link>
    </>
  )
}

function EstadoCargo({ cargo: { estatus, multa } }: { cargo: CargoDeCuenta }): ReactElement {
  if (estatus === 'A FAVOR')
    return (
      <StatusTag tone="neutral" icon={CircleMinus}>
        A favor
      </StatusTag>
    )
  const isPaid = estatus === 'PAGADO'
  return (
    <StatusTag tone={isPaid ? 'green' : 'amber'} icon={isPaid ? CircleCheck : CircleAlert}>
      {`${isPaid ? 'Pagado' : 'Pendiente'}${multa ? ', con multa' : ''}`}
    </StatusTag>
  )
}

const DIAS: readonly Column<PagadoPorDia>[] = [
  { key: 'fecha', header: 'Día', cell: ({ fecha }) => formatFecha(fecha) },
  {
    key: 'fondos',
    header: 'Por fondo',
    wrap: true,
    cell: ({ fondos, interesCentavos, excedenteCentavos }) =>
      [
        ...fondos.map(({ titulo, centavos }) => `${titulo} ${formatPesos(centavos)}`),
        ...(interesCentavos > 0 ? [`Intereses ${formatPesos(interesCentavos)}`] : []),
        ...(excedenteCentavos > 0 ? [`A favor ${formatPesos(excedenteCentavos)}`] : []),
      ].join(' · '),
  },
  { key: 'total', header: 'Total', numeric: true, cell: ({ totalCentavos }) => formatPesos(totalCentavos) },
]
