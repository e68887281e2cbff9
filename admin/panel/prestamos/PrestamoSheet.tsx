import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DECISION_CORTA, motivoTexto } from '#domain/fondos/prestamos/retencion.ts'
import { CLASES_MOVIMIENTO } from '#domain/fondos/prestamos/prestamo-panel.ts'
import { prestamoDeFolio } from '#domain/fondos/prestamos/retencion-panel.ts'
import { TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { useDetalle } from '#admin/panel/hoja/use-detalle.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { HojaDetalle } from '#admin/panel/hoja/HojaDetalle.tsx'
import { CobrosDePersona } from '#admin/shared/cobros/CobrosDePersona.tsx'
import { SaldosAFavor } from '#admin/shared/cobros/SaldosAFavor.tsx'
import { CambiarDialog } from './CambiarDialog.tsx'
import { EstadoPrestamoTag } from './columnas.tsx'
import { rutaPrestamo } from '#domain/fondos/prestamos/ruta-prestamo.ts'
import { TEXTOS_ACTO } from './textos.ts'
import type { MovimientoPrestamo, OrdenPrestamo, PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { HojaProps, TextosHoja } from '#admin/panel/hoja/HojaDetalle.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const TEXTOS: TextosHoja = {
  nombre: 'Préstamo',
  cargando: 'Cargando el préstamo',
  falla: 'No se pudo cargar el préstamo.',
  volver: 'Volver a préstamos',
  lista: '/panel/prestamos',
}

/** A loan beside the list: its plan, its ledger, what was ordered of it, and what can be done. */
export function PrestamoSheet({ clave, claves }: HojaProps): ReactElement {
  const query = useDetalle('prestamos', String(prestamoDeFolio(clave)), (signal) =>
    api.call('GET /api/panel/prestamos/:id', { params: { id: String(prestamoDeFolio(clave)) }, signal }),
  )
  return (
    <HojaDetalle
      textos={TEXTOS}
      clave={clave}
      claves={claves}
      ruta={rutaPrestamo}
      query={query}
      title={({ folio }) => folio}
      facts={({ nombre }) => nombre}
      eyebrow={({ estado }) => <EstadoPrestamoTag estado={estado} />}
      footer={(prestamo) => prestamo.actos.length > 0 && <Acciones key={prestamo.id} prestamo={prestamo} />}
    >
      {(prestamo) => <Datos prestamo={prestamo} />}
    </HojaDetalle>
  )
}

function Acciones({ prestamo }: { prestamo: PrestamoDetalle }): ReactElement {
  const [open, setOpen] = useState<PrestamoDetalle['actos'][number] | null>(null)
  return (
    <>
      {prestamo.actos.map((each) => (
        <Button key={each.acto} onClick={() => setOpen(each)}>
          {TEXTOS_ACTO[each.acto].boton}
        </Button>
      ))}
      {open && <CambiarDialog prestamo={prestamo} {...open} onClose={() => setOpen(null)} />}
    </>
  )
}

function Datos({ prestamo }: { prestamo: PrestamoDetalle }): ReactElement {
  const { capitalCentavos, interesCentavos, abonoCentavos, saldoCentavos, liquidaCentavos } = prestamo
  return (
    <div className="stack">
      <KeyValueList
        wide
        items={[
          {
            label: 'Persona',
            value: (
              <>
                <Link to={rutaAfiliado(prestamo)}>{prestamo.nombre}</Link>
                <div className="secondary">
                  No. interno <span className="mono">{prestamo.interno}</span>
                </div>
              </>
            ),
          },
          { label: 'Tipo', value: TIPOS_PRESTAMO[prestamo.tipo].titulo },
          { label: 'Saldo', value: <strong>{formatPesos(saldoCentavos)}</strong> },
          ...(saldoCentavos > 0 ? [{ label: 'Hoy lo liquidan', value: formatPesos(liquidaCentavos) }] : []),
          { label: 'Capital e intereses', value: `${formatPesos(capitalCentavos)} y ${formatPesos(interesCentavos)}` },
          { label: 'Abono por quincena', value: formatPesos(abonoCentavos) },
          { label: 'Quincenas', value: `${prestamo.quincenas}, ${prestamo.plazo}` },
          ...(prestamo.motivo ? [{ label: 'Último motivo', value: prestamo.motivo }] : []),
        ]}
      />
      <section className="stack" aria-label="Retenciones ordenadas">
        <h3>Retenciones ordenadas</h3>
        <DataTable
          caption="Retenciones ordenadas"
          columns={ORDENES}
          rows={prestamo.ordenes}
          rowKey={({ id }) => id}
          empty={<EmptyState title="Ningún cierre la ha ordenado todavía." />}
        />
      </section>
      {prestamo.cobros.length > 0 && <CobrosDePersona cobros={prestamo.cobros} />}
      {prestamo.saldosAFavor.length > 0 && <SaldosAFavor saldos={prestamo.saldosAFavor} />}
      <section className="stack" aria-label="Movimientos del saldo">
        <h3>Movimientos del saldo</h3>
        <DataTable
          caption="Movimientos del saldo"
          columns={MOVIMIENTOS}
          rows={prestamo.movimientos}
          rowKey={({ id }) => id}
          empty={<EmptyState title="Sin movimientos." />}
        />
      </section>
    </div>
  )
}

const ORDENES: readonly Column<OrdenPrestamo>[] = [
  {
    key: 'quincena',
    header: 'Quincena',
    cell: ({ codigo, chip }) => <Link to={`/dashboard?vista=retencionDetalle&quincena=${codigo}`}>{chip}</Link>,
  },
  { key: 'ordenado', header: 'Ordenado', numeric: true, cell: (row) => <MoneyText centavos={row.ordenadoCentavos} /> },
  { key: 'retenido', header: 'Retenido', wrap: true, cell: retenidoTexto },
]

function retenidoTexto(orden: OrdenPrestamo): string {
  const { ordenadoCentavos, retenidoCentavos, aFavorCentavos, decision, enLicencia } = orden
  if (retenidoCentavos === null) return enLicencia ? 'En licencia, sin pagar' : 'Sin respuesta'
  if (aFavorCentavos > 0) return `${formatPesos(retenidoCentavos)} · ${formatPesos(aFavorCentavos)} a favor`
  if (retenidoCentavos === ordenadoCentavos) return enLicencia ? 'Pagado en licencia' : formatPesos(retenidoCentavos)
  const decided = decision === null ? 'por decidir' : DECISION_CORTA[decision]
  return `${formatPesos(retenidoCentavos)} · ${motivoTexto(orden)} · ${decided}`
}

const MOVIMIENTOS: readonly Column<MovimientoPrestamo>[] = [
  {
    key: 'clase',
    header: 'Movimiento',
    wrap: true,
    cell: ({ clase, quincena, retiro, hechoAt, hechoPor }) => (
      <>
        {CLASES_MOVIMIENTO[clase]}
        {quincena && `, ${quincena}`}
        {retiro && `, retiro ${retiro}`}
        <br />
        <span className="secondary">
          {fechaHora(hechoAt)}, {hechoPor}
        </span>
      </>
    ),
  },
  { key: 'importe', header: 'Importe', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
  { key: 'saldo', header: 'Saldo', numeric: true, cell: (row) => <MoneyText centavos={row.saldoCentavos} /> },
]
