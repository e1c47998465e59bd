import type { EmblemName } from '#domain/industries/emblems';

/** The lines of each emblem on a square of 100 by 100. */
export const emblems: Readonly<Record<EmblemName, string>> = {
  cross: 'M38 16h24v22h22v24H62v22H38V62H16V38h22z',
  car: 'M14 64V50l14-5 10-16h28l12 16 8 5v14zM28 64a7 7 0 1 0 14 0M60 64a7 7 0 1 0 14 0M38 45h34',
  columns: 'M16 40 50 18 84 40zM24 40v30M41 40v30M59 40v30M76 40v30M16 70h68v10H16z',
  chart: 'M18 82h66M24 82V62h12v20M46 82V48h12v34M68 82V30h12v52M20 44 44 30 58 34 80 14',
  umbrella: 'M50 16v4M16 54a34 34 0 0 1 68 0zM50 54v22a8 8 0 0 1-16 0M38 54q0-22 12-34 12 12 12 34',
  house: 'M14 50 50 20 86 50M24 42v38h52V42M43 80V58h14v22',
  mast: 'M50 46v38M36 84h28M36 60a20 20 0 0 1 0-28M64 60a20 20 0 0 0 0-28M25 71a36 36 0 0 1 0-50M75 71a36 36 0 0 0 0-50M44 40h12v12H44z',
  lightning: 'M56 12 26 54h18l-6 34 34-46H54z',
  bin: 'M28 34h44l-5 50H33zM20 34h60M40 34V22h20v12M43 46v28M57 46v28',
};
