import { useTema } from '#admin/providers/use-tema.ts'
import { navIcon } from '#admin/shared/iconos/nav-icons.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Cargado } from './Cargado.tsx'
import { Cifra, Cifras } from '#admin/shared/ui/datos/Cifras.tsx'
import { Tablero } from './Tablero.tsx'
import { useCifras } from './use-tablero.ts'
import type { Ubicacion } from '#domain/procesos/modulo.ts'
import type { ReactElement } from 'react'

const NIVELES = ['Tipos de entidad', 'Entidades', 'Direcciones generales', 'Áreas'] as const
const BANDAS = { top: 'Estratégicos', center: 'Misión', bottom: 'Apoyo' } as const satisfies Record<Ubicacion, string>

/** `tablero_acerca`: what the institute does and how it is organised. */
export default function TableroAcerca(): ReactElement {
  const tema = useTema()
  return (
    <Tablero clave="tablero_acerca" facts={`${tema?.nombre ?? 'El instituto'}: qué hace y cómo se organiza.`}>
      <Acerca />
    </Tablero>
  )
}

function Acerca(): ReactElement {
  const query = useCifras('GET /api/acerca')
  return (
    <Cargado query={query}>
      {({ modulos, unidades }) => (
        <div className="stack">
          <Cifras label="Estructura orgánica">
            {NIVELES.map((nombre, nivel) => (
              <Cifra
                key={nombre}
                etiqueta={nombre}
                cifra={formatCuenta(unidades[nivel] ?? 0)}
                ruta="/panel/entidades"
              />
            ))}
          </Cifras>
          {(['top', 'center', 'bottom'] as const).map((banda) => (
            <section key={banda} aria-labelledby={`acerca-${banda}`}>
              <h2 id={`acerca-${banda}`} className="acerca-banda">
                {BANDAS[banda]}
              </h2>
              <ul className="plain acerca-modulos">
                {modulos
                  .filter(({ tipo }) => tipo === banda)
                  .map(({ id, nombre, icono, procesos }) => (
                    <li key={id} className="card">
                      <h3>
                        <Icon icon={navIcon(icono)} />
                        {nombre}
                      </h3>
                      <p className="small secondary">{procesos.join(', ') || 'Sin procesos.'}</p>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Cargado>
  )
}
