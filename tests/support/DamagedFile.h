// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include <random>

namespace muster::test {

/// Does one thing to a SQLite file that disks, memories and cables do.
inline void damageFile(const QString &path, std::mt19937 &random)
{
    constexpr qint64 page = 4096;
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        qFatal("no file");
    const qint64 pages = file.size() / page;
    const qint64 place = qint64(random() % unsigned(pages)) * page;
    QByteArray bytes;
    switch (random() % 7) {
    case 0:
        file.seek(place + qint64(random() % page));
        bytes = QByteArray(1, char(random()));
        break; // a byte
    case 1:
        file.seek(place);
        bytes = QByteArray(1, char(random() % 16));
        break; // kind of the page
    case 2:
        file.seek(place + 3);
        bytes = QByteArray(2, char(random() % 8));
        break; // number of its cells
    case 3:
        file.seek(place + 8 + 2 * qint64(random() % 20));
        bytes = QByteArray(2, char(random()));
        break; // where a cell is
    case 4:
        file.seek(place);
        bytes = QByteArray(page, '\0');
        break; // never written
    case 5: {  // another page in its place
        file.seek(qint64(random() % unsigned(pages)) * page);
        bytes = file.read(page);
        file.seek(place);
        break;
    }
    default: // noise
        file.seek(place + qint64(random() % 8) * 512);
        for (int i = 0; i < 512; ++i)
            bytes.append(char(random()));
    }
    file.write(bytes);
}

} // namespace muster::test
