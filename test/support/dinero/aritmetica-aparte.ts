/** Arithmetic of the second computations: big integers and places of fifteen days, no module of the product. */

/** `n / d`, halves to the even centavo, or cut off. */
export function dividido(n: bigint, d: bigint, trunca: boolean): bigint {
  const [sign, abs] = n < 0n ? [-1n, -n] : [1n, n]
  const [whole, twice] = [abs / d, (abs % d) * 2n]
  if (trunca || twice < d) return sign * whole
  return sign * (twice > d || whole % 2n === 1n ? whole + 1n : whole)
}

/** The last day that counts for each of the fifteen places of quincena `q` (1 to 24) of a year: the last place takes the month's end. */
export function lugares(anio: number, q: number): string[] {
  const mes = String(Math.ceil(q / 2)).padStart(2, '0')
  const first = q % 2 === 1 ? 1 : 16
  return Array.from({ length: 15 }, (_, i) => {
    const day = first === 16 && i === 14 ? 31 : first + i
    return `${anio}-${mes}-${String(day).padStart(2, '0')}`
  })
}
