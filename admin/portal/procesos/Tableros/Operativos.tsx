import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { rutaCasos } from '#admin/shared/casos/ruta-caso.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Link } from 'react-router-dom'
import { Cargado } from './Cargado.tsx'
import { Cifra, Cifras } from '#admin/shared/ui/datos/Cifras.tsx'
import { useCifras } from './use-tablero.ts'
import type { IndicadoresOperativo } from '#domain/procesos/indicadores.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

type Paso = IndicadoresOperativo['espera'][number]

const COLUMNS: readonly Column<Paso>[] = [
  { key: 'paso', header: 'Paso', wrap: true, cell: ({ paso, ruta }) => <Link to={ruta}>{paso}</Link> },
  { key: 'n', header: 'Movimientos', numeric: true, cell: ({ n }) => formatCuenta(n) },
  { key: 'desde', header: 'El más antiguo', cell: ({ desde }) => (desde ? fechaHora(desde) : '–') },
]

const CASOS: Readonly<Record<string, string>> = {
  pendiente: 'Casos pendientes',
  'en progreso': 'Casos en progreso',
  completado: 'Casos completados',
}

/** *Operativos*: what waits now at each step, and since when. */
export function Operativos(): ReactElement {
  const query = useCifras('GET /api/indicadores/operativo')
  return (
    <Cargado query={query}>
      {({ enEspera, espera, borradores, casos }) => (
        <div className="stack">
          <Cifras label="Trabajo en curso">
            <Cifra etiqueta="Movimientos en espera" cifra={formatCuenta(enEspera.n)} ruta={enEspera.ruta} />
            <Cifra etiqueta="Borradores vigentes" cifra={formatCuenta(borradores)} detalle="aún sin enviar" />
            {casos.map(({ clave, nombre, n }) => (
              <Cifra
                key={clave}
                etiqueta={CASOS[clave] ?? nombre}
                cifra={formatCuenta(n)}
                ruta={rutaCasos({ estado: [clave] })}
              />
            ))}
          </Cifras>
          <Card flush title="Movimientos por paso" aside={cuentaTexto(espera.length, 'paso')}>
            <DataTable caption="Movimientos por paso" columns={COLUMNS} rows={espera} rowKey={({ paso }) => paso} />
          </Card>
        </div>
      )}
    </Cargado>
  )
}
