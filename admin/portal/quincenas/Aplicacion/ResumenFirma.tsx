import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { rechazoTexto } from '#domain/quincenas/cierre.ts'
import { avisosDeFirma, totalDeFirma } from '#domain/quincenas/resumen-firma.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { EjemplosDeAviso } from './EjemplosDeAviso.tsx'
import type { AvisoDeFirma, CifrasFirma, FirmaPrevista } from '#domain/quincenas/resumen-firma.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement, ReactNode } from 'react'

/** Figures of each close and of all together, and the warnings that the signature accepts. */
export function ResumenFirma({ prevista }: { prevista: FirmaPrevista }): ReactElement {
  const { titulo, cierres, rechazados } = prevista
  return (
    <>
      <p>
        <strong>{titulo}.</strong> {cierres.some(({ firma }) => firma === 'autorizar') ? APLICA : NO_APLICA}
      </p>
      {rechazados.length > 0 && (
        <Note tone="info">
          <strong>
            {cuentaTexto(rechazados.length, 'cierre elegido no espera', 'cierres elegidos no esperan')} tu firma:
          </strong>{' '}
          {rechazados.map(rechazoTexto).join(' ')}
        </Note>
      )}
      {cierres.length > 0 && (
        <>
          <Figuras prevista={prevista} />
          <p className="secondary small">
            Las retenciones de préstamos y los saldos a favor se suman a las líneas de pago al aplicar.
          </p>
          <Avisos avisos={avisosDeFirma(cierres)} varias={cierres.length > 1} />
        </>
      )}
    </>
  )
}

const APLICA =
  'Tu firma aplica la quincena: los movimientos cambian el padrón y se emiten las líneas de pago. Después solo se corrige con una reapertura.'
const NO_APLICA =
  'Tu firma dice que estas cifras y avisos son correctos. La quincena se aplica con la firma del Titular.'

interface Renglon extends CifrasFirma {
  readonly key: number | 'total'
  readonly entidad: string
}

function Figuras({ prevista: { cierres } }: { prevista: FirmaPrevista }): ReactElement {
  const total = totalDeFirma(cierres)
  const rows: readonly Renglon[] = [
    ...cierres.map(({ id, entidad, ...cifras }) => ({ ...cifras, key: id, entidad: entidad.nombre })),
    ...(cierres.length > 1
      ? [
          {
            ...total,
            key: 'total' as const,
            entidad: `Total de ${cuentaTexto(cierres.length, 'entidad', 'entidades')}`,
          },
        ]
      : []),
  ]
  return (
    <div className="firma-figuras" {...(cierres.length > 1 && SE_RECORRE)}>
      <DataTable
        caption="Lo que firmas"
        columns={columnas(total.totalLicenciaCentavos !== 0)}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </div>
  )
}

/** What scrolls by itself takes the keyboard's focus. */
const SE_RECORRE = { tabIndex: 0, role: 'region', 'aria-label': 'Cifras de cada entidad' }

function columnas(hayLicencias: boolean): readonly Column<Renglon>[] {
  const celda =
    (text: (row: Renglon) => string) =>
    (row: Renglon): ReactNode =>
      row.key === 'total' ? <strong>{text(row)}</strong> : text(row)
  const numero = (key: string, header: string, text: (row: Renglon) => string): Column<Renglon> => ({
    key,
    header,
    numeric: true,
    cell: celda(text),
  })
  return [
    { key: 'entidad', header: 'Entidad', entera: true, cell: celda(({ entidad }) => entidad) },
    numero('personas', 'Personas', ({ personas }) => formatCuenta(personas)),
    numero('movimientos', 'Movimientos', ({ movimientos }) => formatCuenta(movimientos)),
    numero('lineas', 'Líneas de pago', ({ lineasPago }) => formatCuenta(lineasPago)),
    ...(hayLicencias
      ? [numero('licencias', 'De personas con licencia', (row) => formatPesos(row.totalLicenciaCentavos))]
      : []),
    numero('total', 'Total de la entidad', (row) => formatPesos(row.totalEntidadCentavos)),
  ]
}

function Avisos({ avisos, varias }: { avisos: readonly AvisoDeFirma[]; varias: boolean }): ReactElement {
  if (avisos.length === 0) return <p className="secondary">Sin avisos.</p>
  return (
    <Note tone="warn">
      <strong>Al firmar aceptas {cuentaTexto(avisos.length, 'aviso')}:</strong>
      <ul className="plain firma-avisos">
        {avisos.map((aviso) => (
          <li key={aviso.codigo}>{varias ? <DeVarias aviso={aviso} /> : <DeUna aviso={aviso} />}</li>
        ))}
      </ul>
    </Note>
  )
}

function DeUna({ aviso: { codigo, texto, entidades } }: { aviso: AvisoDeFirma }): ReactElement {
  return (
    <>
      {texto}
      {entidades.map((entidad) => (
        <EjemplosDeAviso key={entidad.id} codigo={codigo} {...entidad} />
      ))}
    </>
  )
}

function DeVarias({ aviso: { codigo, texto, entidades } }: { aviso: AvisoDeFirma }): ReactElement {
  return (
    <details>
      <summary>
        {texto}: {cuentaTexto(entidades.length, 'entidad', 'entidades')}
      </summary>
      <ul>
        {entidades.map((entidad) => (
          <li key={entidad.id}>
            {entidad.nombre}
            <EjemplosDeAviso codigo={codigo} {...entidad} />
          </li>
        ))}
      </ul>
    </details>
  )
}
