import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { BarrasCard } from '#admin/shared/graficas/BarrasCard.tsx'
import { Cargado } from './Cargado.tsx'
import { Cifra, Cifras } from '#admin/shared/ui/datos/Cifras.tsx'
import { useCifras } from './use-tablero.ts'
import type { IndicadoresEjecutivo, MovimientosQuincena, Parte } from '#domain/procesos/indicadores.ts'
import type { ReactElement, ReactNode } from 'react'

const PERSONAS = [{ nombre: 'Personas', color: 'var(--blue)' }] as const
const MOVIMIENTOS = [
  { nombre: 'Altas', color: 'var(--green)' },
  { nombre: 'Bajas', color: 'var(--red)' },
  { nombre: 'Cambios', color: 'var(--blue)' },
] as const

/** *Ejecutivo*: the institute in figures, counted now. */
export function Ejecutivo(): ReactElement {
  const query = useCifras('GET /api/indicadores/ejecutivo')
  return (
    <Cargado query={query}>
      {(data) => (
        <div className="stack">
          <PadronCifras
            data={data}
            ultima={<PersonasCard title="Personas por edad" concepto="Edad" partes={data.porEdad} />}
          />
          <GestionCifras data={data} />
        </div>
      )}
    </Cargado>
  )
}

/** Who is in the padrón and how it moves; `ultima`: the last chart, which is each board's own. */
export function PadronCifras({ data, ultima }: { data: IndicadoresEjecutivo; ultima: ReactNode }): ReactElement {
  return (
    <>
      <PersonasCifras data={data} />
      <div className="tablero-cuadros">
        <MovimientosCard movimientos={data.movimientos} />
        <PersonasCard title="Personas por entidad" concepto="Entidad" partes={data.porEntidad} />
        <PersonasCard title="Personas por situación" concepto="Situación" partes={data.porSituacion} />
        {ultima}
      </div>
    </>
  )
}

function PersonasCifras({ data }: { data: IndicadoresEjecutivo }): ReactElement {
  const { personas, sueldos, porSexo } = data
  return (
    <Cifras label="Personas afiliadas">
      <Cifra
        etiqueta="Personas afiliadas"
        cifra={formatCuenta(personas.total)}
        detalle={porSexo.map(({ nombre, n }) => `${formatCuenta(n)} ${nombre.toLowerCase()}`).join(', ')}
        ruta="/panel/afiliados"
      />
      <Cifra
        etiqueta="En activo"
        cifra={formatCuenta(personas.activas)}
        detalle={parteTexto(personas.activas, personas.total)}
      />
      <Cifra
        etiqueta="Con licencia"
        cifra={formatCuenta(personas.licencia)}
        detalle={parteTexto(personas.licencia, personas.total)}
      />
      <Cifra
        etiqueta="Altas en trámite"
        cifra={formatCuenta(personas.tramite)}
        detalle="aún no cuentan como afiliadas"
      />
      <Cifra
        etiqueta="Sueldos mensuales"
        cifra={formatPesos(sueldos.totalCentavos)}
        detalle={`${formatPesos(sueldos.promedioCentavos)} en promedio por persona activa`}
      />
    </Cifras>
  )
}

function GestionCifras({ data: { casos, documentos } }: { data: IndicadoresEjecutivo }): ReactElement {
  return (
    <Cifras label="Procesos">
      <Cifra
        etiqueta="Casos abiertos"
        cifra={formatCuenta(casos.abiertos)}
        detalle={casos.vencidos === 0 ? 'ninguno vencido' : cuentaTexto(casos.vencidos, 'vencido')}
        aviso={casos.vencidos > 0}
        ruta="/panel/casos"
      />
      <Cifra etiqueta="Casos completados" cifra={formatCuenta(casos.completados)} />
      <Cifra
        etiqueta="Documentos de procesos"
        cifra={`${formatCuenta(documentos.cargados)} de ${formatCuenta(documentos.total)}`}
        detalle={parteTexto(documentos.cargados, documentos.total)}
      />
    </Cifras>
  )
}

function MovimientosCard({ movimientos }: { movimientos: readonly MovimientosQuincena[] }): ReactElement {
  return (
    <BarrasCard
      title="Movimientos por quincena"
      concepto="Quincena"
      series={MOVIMIENTOS}
      renglones={movimientos.map(({ quincena, altas, bajas, cambios }) => ({
        nombre: quincena,
        cifras: [altas, bajas, cambios],
      }))}
    />
  )
}

interface PersonasCardProps {
  title: string
  concepto: string
  partes: readonly Parte[]
}

export function PersonasCard({ title, concepto, partes }: PersonasCardProps): ReactElement {
  return (
    <BarrasCard
      acostadas
      title={title}
      concepto={concepto}
      series={PERSONAS}
      renglones={partes.map(({ nombre, n }) => ({ nombre, cifras: [n] }))}
    />
  )
}

function parteTexto(n: number, total: number): string {
  return total === 0 ? 'sin personas' : `${Math.round((n / total) * 1000) / 10}% del total`
}
